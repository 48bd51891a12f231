import { IconNotes } from '@tabler/icons-react';
import { useState } from 'react';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { useField } from './use-pricing-form.ts';

const NotesText = lazyPart<{ wantsFocus: boolean }>('Abrindo as anotações…', () =>
  import('./notes-text.tsx').then((part) => part.NotesText),
);

/** What the user wants to remember of a piece. It is there when wanted, and where there is some. */
export function NotesField() {
  const { value } = useField('notes');
  const [isThere] = useState(value !== '');
  const [isWanted, setWanted] = useState(false);
  if (!isThere && !isWanted) {
    return (
      <div>
        <QuietButton onClick={() => setWanted(true)}>
          <IconNotes size={18} aria-hidden /> Fazer anotações
        </QuietButton>
      </div>
    );
  }
  return <NotesText wantsFocus={isWanted} />;
}
