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
