import { IconMoodSad } from '@tabler/icons-react';
import { errorMessages } from '#core/errors/errors.ts';
import { Button } from '../buttons/button.tsx';
import { EmptyState } from '../notes/empty-state.tsx';
import { Page } from './page.tsx';

/** The screen after a failure. The way back is a fresh start. */
export function Crash() {
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={errorMessages.unexpected_error.detail}
        picture={<IconMoodSad size="100%" stroke={1} />}
        action={<Button onClick={() => window.location.reload()}>Recarregar a página</Button>}
      >
        <p>O que você digitou está guardado neste aparelho. Recarregue para continuar.</p>
      </EmptyState>
    </Page>
  );
}
