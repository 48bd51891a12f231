import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Me, meSchema } from '#core/schemas/account.ts';
import { isSignedOut } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { sessionHint } from './session-hint.ts';

export interface Session {
  readonly user: Me | null;
  /** The user chose to sign out (rather than being signed out). */
  readonly left?: boolean;
}

async function fetchSession(signal: AbortSignal): Promise<Session> {
  try {
    const user = await call('/api/me', { answer: meSchema, signal });
    sessionHint.set();
    return { user };
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    sessionHint.clear();
    return { user: null };
  }
}

/** Who is signed in, if anybody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => fetchSession(signal),
  staleTime: 5 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Makes the user the one who is signed in. */
export function startSession(client: QueryClient, user: Me): void {
  client.clear();
  sessionHint.set();
  client.setQueryData(sessionQuery.queryKey, { user });
}

/** Forgets the user and everything that was loaded for them. */
export function endSession(client: QueryClient, { left }: { readonly left: boolean }): void {
  sessionHint.clear();
  client.setQueryData(sessionQuery.queryKey, { user: null, left });
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
}
