import { useEffect, useRef } from 'react';
import { asideNote } from '#core/product-draft/waiting-draft-texts.ts';
import { NoteButton } from '../buttons/button.tsx';
import { Note } from '../look/note.tsx';

interface AsideNoteProps {
  readonly onShow: () => void;
  /** Other words, where it is not the saved version that is shown. */
  readonly message?: string;
  readonly action?: string;
}

/** While something else is in a form: the way back to what the user had typed. */
export function AsideNote({
  onShow,
  message = asideNote.message,
  action = asideNote.action,
}: AsideNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // The form was exchanged under the reader: this is what they look for.
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={note} tabIndex={-1}>
      <Note kind="info" action={<NoteButton onClick={onShow}>{action}</NoteButton>}>
        {message}
      </Note>
    </div>
  );
}
