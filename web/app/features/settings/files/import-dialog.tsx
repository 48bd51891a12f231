import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { backupWords, staysAfterUndo } from '#core/workshop/backup-texts.ts';
import type { WorkshopChanges } from '#core/workshop/workshop-schemas.ts';
import { importWords, remainingText } from '#core/written-lists/import-texts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { ConfirmChanges, Refusal } from './confirm-changes.tsx';

/** The file unread: only the server reads it. */
const sending = (file: File) => ({
  init: { body: file, headers: { 'content-type': 'application/json' } },
});

async function undoImport(
  client: QueryClient,
  id: string,
  changes: WorkshopChanges,
): Promise<void> {
  try {
    const { kept } = await answerOf(api.import[':id'].undo.$post({ param: { id } }));
    const done = kept.length === 0 ? importWords.undone : remainingText(kept);
    toast.success(done, staysAfterUndo(changes) ? backupWords.staysBesides : undefined);
  } catch (error) {
    toast.error(importWords.undoFailed, messageOf(error));
  }
  await client.invalidateQueries();
}

function useImportWorkshop(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => answerOf(api.import.workshop.$post({}, sending(file))),
    onSuccess: ({ id, changes }) => {
      toast.undoable(backupWords.imported, () => void undoImport(client, id, changes));
      onDone();
    },
    onSettled: () => void client.invalidateQueries(),
  });
}

interface ImportDialogProps {
  /** Null while none is chosen. */
  readonly file: File | null;
  readonly onClose: () => void;
}

export function ImportDialog({ file, onClose }: ImportDialogProps) {
  const importing = useImportWorkshop(onClose);
  const close = () => {
    // The dialog stays for the outcome.
    if (importing.isPending) return;
    importing.reset();
    onClose();
  };
  return (
    <Dialog
      opened={file !== null}
      title={actWords.importFile}
      description={
        <p>O que está no arquivo é acrescentado ou atualizado. Nada do que você tem é excluído.</p>
      }
      onClose={close}
    >
      {file && <ImportPreview file={file} importing={importing} onClose={close} />}
    </Dialog>
  );
}

interface ImportPreviewProps {
  readonly file: File;
  readonly importing: ReturnType<typeof useImportWorkshop>;
  readonly onClose: () => void;
}

function ImportPreview({ file, importing, onClose }: ImportPreviewProps) {
  const { mutate, data, error } = useMutation({
    mutationFn: (json: File) => answerOf(api.import.workshop.preview.$post({}, sending(json))),
  });
  useEffect(() => mutate(file), [mutate, file]);
  if (error) {
    return (
      <>
        <Refusal error={error} />
        <Button variant="default" fullWidth onClick={onClose}>
          Fechar
        </Button>
      </>
    );
  }
  return (
    <ConfirmChanges
      changes={data}
      placeholder={<Waiting>Lendo o arquivo…</Waiting>}
      confirm="Importar"
      waiting="Importando…"
      mutation={importing}
      onConfirm={() => importing.mutate(file)}
      onCancel={onClose}
    />
  );
}
