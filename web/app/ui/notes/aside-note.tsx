import { useEffect, useRef } from 'react';
import { asideNote } from '#core/messages/toasts.ts';
import { Button } from '../buttons/button.tsx';
import { Callout } from './callout.tsx';

/** While the saved version is in a form: the way back to what the user had typed. */
export function AsideNote({ onShow }: { readonly onShow: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  // The form was exchanged under the reader: this is what they look for.
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={note} tabIndex={-1}>
      <Callout
        kind="info"
        action={
          <Button variant="default" size="sm" onClick={onShow}>
            {asideNote.action}
          </Button>
        }
      >
        {asideNote.message}
      </Callout>
    </div>
  );
}
