import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { NewerDraftNote } from '../../session/newer-draft-note.tsx';
import type { DraftWork } from './draft-work.ts';

interface DraftNotesProps {
  readonly work: DraftWork;
  readonly question: string;
}

export function DraftNotes({ work, question }: DraftNotesProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      {work.holdsNewer && <NewerDraftNote />}
      {work.wasRestored && (
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
            onConfirm={() => work.discard()}
            onClose={() => setAsking(false)}
          />
        </Callout>
      )}
    </>
  );
}
