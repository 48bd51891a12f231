import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Callout } from '../../ui/callout.tsx';

interface AsideNoteProps {
  readonly shown: boolean;
  readonly onShow: () => void;
}

/** While the saved version is in the form: the way back to what the user had typed. */
export function AsideNote({ shown, onShow }: AsideNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // The form was exchanged under the reader: this is what they look for.
  useEffect(() => {
    if (!shown) return;
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={note} tabIndex={-1}>
      <Callout
        kind="info"
        action={
          <Button variant="default" size="sm" onClick={onShow}>
            Voltar à minha versão
          </Button>
        }
      >
        Esta é a versão salva. A que você digitou está guardada.
      </Callout>
    </div>
  );
}
