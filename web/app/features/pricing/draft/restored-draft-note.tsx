import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';

interface RestoredNoteProps {
  /** What is left when it is discarded. */
  readonly question: string;
  readonly onDiscard: () => void;
}

/** Says that the form holds what was typed before, and lets the user start afresh instead. */
export function RestoredNote({ question, onDiscard }: RestoredNoteProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Callout
      kind="info"
      action={
        <Button variant="default" size="sm" onClick={() => setAsking(true)}>
          Descartar rascunho
        </Button>
      }
    >
      Recuperamos o rascunho que você ainda não salvou.
      <ConfirmDialog
        opened={asking}
        title="Descartar rascunho"
        question={question}
        confirm="Sim, descartar"
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      />
    </Callout>
  );
}
