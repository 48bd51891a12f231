import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.tsx';
import { leaving } from './leaving.ts';
import { endSession } from './session-query.ts';

/** Ends the session here because the server did, and says so, unless the user is just leaving. */
export function loseSession(client: QueryClient): void {
  if (client.isMutating({ mutationKey: leaving }) > 0) return;
  endSession(client, { left: false });
  toast.info('Sua sessão terminou. Entre de novo para continuar.');
}
