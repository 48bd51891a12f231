import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Callout } from '../../ui/callout.tsx';

/** While the saved version is in the dialog: the way back to what the user had typed. */
export function AsideNote({ onShow }: { readonly onShow: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  // The fields were exchanged under the reader: this is what they look for.
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1}>
      <Callout
        kind="info"
        action={
          <Button type="button" variant="default" size="sm" onClick={onShow}>
            Voltar à minha versão
          </Button>
        }
      >
        Esta é a versão salva. A que você digitou está guardada.
      </Callout>
    </div>
  );
}
