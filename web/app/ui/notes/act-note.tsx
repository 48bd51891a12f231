import type { ReactNode } from 'react';
import { NoteButton } from '../buttons/button.tsx';
import { Note } from '../look/note.tsx';

interface ActNoteProps {
  readonly act: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Names what is not as it should be, beside the button that mends it. */
export const ActNote = ({ act, onPress, children }: ActNoteProps) => (
  <Note kind="warn" action={<NoteButton onClick={onPress}>{act}</NoteButton>}>
    {children}
  </Note>
);
