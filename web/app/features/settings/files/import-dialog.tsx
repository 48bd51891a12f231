import { useEffect } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { ChangeList } from './change-list.tsx';
import classes from './files.module.css';
import { useImportWorkshop, usePreviewImport } from './import-workshop.ts';

interface ImportDialogProps {
  /** Null while none is chosen. */
  readonly file: File | null;
  readonly onClose: () => void;
}

/** Shows what a file would bring, and imports it. */
export function ImportDialog({ file, onClose }: ImportDialogProps) {
  return (
    <Dialog
      opened={file !== null}
      title="Importar arquivo"
      description={
        <p>O que está no arquivo é acrescentado ou atualizado. Nada do que você tem é excluído.</p>
      }
      onClose={onClose}
    >
      {file && <Importing file={file} onClose={onClose} />}
    </Dialog>
  );
}

function Importing({ file, onClose }: { readonly file: File; readonly onClose: () => void }) {
  const { mutate: look, data, error: refusal } = usePreviewImport();
  const bring = useImportWorkshop(onClose);
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
