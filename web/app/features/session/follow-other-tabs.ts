import type { QueryClient } from '@tanstack/react-query';
import { leavingMark } from './leaving.ts';
import { sessionHint } from './session-hint.ts';
import { endSession, sessionQuery } from './session-query.ts';

/**
 * Follows a login or a sign-out that happens in another tab.
 *
 * @returns what ends it
 */
export function followOtherTabs(client: QueryClient): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== sessionHint.key) return;
    if (event.newValue === null) endSession(client, { left: leavingMark.isSet() });
    else void client.invalidateQueries(sessionQuery);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
