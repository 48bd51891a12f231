import { useState } from 'react';
import { QuietButton } from '../../../ui/buttons/button.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { useField } from './use-pricing-form.ts';

const NotesText = lazyPart<{ wantsFocus: boolean }>('Abrindo as anotações…', () =>
  import('./notes-text.tsx').then((part) => part.NotesText),
);

export function NotesField() {
  const { value } = useField('notes');
  const [hadText] = useState(value !== '');
  const [isWanted, setWanted] = useState(false);
  if (!hadText && !isWanted) {
    return (
      <div>
        <QuietButton onClick={() => setWanted(true)}>Anotações</QuietButton>
      </div>
    );
  }
  return <NotesText wantsFocus={isWanted} />;
}
