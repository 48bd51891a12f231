import { useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { NoteButton } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { NewerDraftNote } from '../../drafts/newer-draft-note.tsx';
import type { ProductWork } from './product-work.ts';

interface DraftNotesProps {
  readonly work: ProductWork;
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
            confirm={actWords.discard}
            onConfirm={() => work.discard()}
            onClose={() => setAsking(false)}
          />
        </Note>
      )}
    </>
  );
}
