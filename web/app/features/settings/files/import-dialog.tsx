import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { WorkshopChanges } from '#core/schemas/workshop.ts';
import { importWords, remainingText } from '#core/sheets/sheet-texts.ts';
import { backupWords } from '#core/workshop/backup-texts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { ChangeList } from './change-list.tsx';
import classes from './files.module.css';

/** The file as it is: the server reads it, and nobody else. */
const sending = (file: File) => ({
  init: { body: file, headers: { 'content-type': 'application/json' } },
});

/** What importing a file would change. */
const usePreviewImport = () =>
  useMutation({
    mutationFn: (file: File) => answerOf(api.import.workshop.preview.$post({}, sending(file))),
  });

async function takeBack(client: QueryClient, id: string, changes: WorkshopChanges): Promise<void> {
  const { added, changed } = changes.templates;
  const staysBesides = changes.profile || added.count + changed.count > 0;
  try {
    const { kept } = await answerOf(api.import[':id'].undo.$post({ param: { id } }));
    const done = kept.length === 0 ? importWords.undone : remainingText(kept);
    toast.success(done, staysBesides ? backupWords.staysBesides : undefined);
  } catch (error) {
    toast.error(importWords.undoFailed, messageOf(error));
  }
  await client.invalidateQueries();
}

/**
 * Imports a file. Everything that is shown is read anew.
 *
 * @param onDone when it is imported
 */
function useImportWorkshop(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => answerOf(api.import.workshop.$post({}, sending(file))),
    onSuccess: ({ id, changes }) => {
      toast.undoable(backupWords.imported, () => void takeBack(client, id, changes));
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

/** Shows what a file would bring, and imports it. */
export function ImportDialog({ file, onClose }: ImportDialogProps) {
  const bring = useImportWorkshop(onClose);
  const close = () => {
    // How it ends is said here.
    if (bring.isPending) return;
    bring.reset();
    onClose();
  };
  return (
    <Dialog
      opened={file !== null}
      title="Importar arquivo"
      description={
        <p>O que está no arquivo é acrescentado ou atualizado. Nada do que você tem é excluído.</p>
      }
      onClose={close}
    >
      {file && <Importing file={file} bring={bring} onClose={close} />}
    </Dialog>
  );
}

interface ImportingProps {
  readonly file: File;
  readonly bring: ReturnType<typeof useImportWorkshop>;
  readonly onClose: () => void;
}

function Importing({ file, bring, onClose }: ImportingProps) {
  const { mutate: look, data, error: refusal } = usePreviewImport();
  useEffect(() => look(file), [look, file]);
  const error = refusal ?? bring.error;
  return (
    <>
      {data && <ChangeList changes={data} />}
      {!data && !error && <Waiting>Lendo o arquivo…</Waiting>}
      {error && (
        <div role="alert" className={classes.refusal}>
          <Callout kind="bad">{messageOf(error)}</Callout>
        </div>
      )}
      {refusal ? (
        <Button variant="default" fullWidth onClick={onClose}>
          Fechar
        </Button>
      ) : (
        <DialogButtons
          final
          confirm="Importar"
          pending={bring.isPending}
          waiting="Importando…"
          error={bring.error}
          blocked={data ? undefined : 'Importar'}
          onConfirm={() => bring.mutate(file)}
          onCancel={onClose}
        />
      )}
    </>
  );
}
