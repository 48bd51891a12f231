import { useState } from 'react';
import { NoteButton } from '../../../ui/buttons/note-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Note } from '../../../ui/look/note.tsx';
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
        <Note
          kind="info"
          action={<NoteButton onClick={() => setAsking(true)}>Descartar rascunho</NoteButton>}
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
        </Note>
      )}
    </>
  );
}
