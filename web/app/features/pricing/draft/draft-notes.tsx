import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Callout, CalloutButton } from '../../../ui/notes/callout.tsx';
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
          action={<CalloutButton onClick={() => setAsking(true)}>Descartar rascunho</CalloutButton>}
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
