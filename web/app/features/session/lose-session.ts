import type { Stage } from '../../acts/act.ts';
import { leaving, leavingMark } from './leaving.ts';
import { endSession } from './session-query.ts';

export const sessionOver = 'Sua sessão terminou. Entre de novo para continuar.';

/** Ends the session here because the server did, and says so, unless the user is just leaving. */
export function loseSession({ client, toast }: Stage): void {
  if (client.isMutating({ mutationKey: leaving }) > 0) return;
  const left = leavingMark.isSet();
  endSession(client, { left });
  if (!left) toast.info(sessionOver);
}
