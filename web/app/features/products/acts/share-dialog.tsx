import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import classes from './share-dialog.module.css';

interface ShareDialogProps {
  /** Null while nothing is shared. */
  readonly text: string | null;
  readonly onClose: () => void;
}

/** The text to share, selected, where the browser neither shares nor copies it. */
export function ShareDialog({ text, onClose }: ShareDialogProps) {
  return (
    <Dialog
      opened={text !== null}
      title="Compartilhar"
      description="O navegador não deixou copiar o texto. Ele já está selecionado: copie e cole onde quiser."
      onClose={onClose}
    >
      <SelectedText text={text ?? ''} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
      </div>
    </Dialog>
  );
}

function SelectedText({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <>
      <label htmlFor={id} className={classes.label}>
        Texto
      </label>
      <textarea
        id={id}
        ref={field}
        readOnly
        rows={text.split('\n').length}
        value={text}
        className={classes.text}
      />
    </>
  );
}
