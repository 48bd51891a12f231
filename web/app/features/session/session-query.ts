import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Me } from '#core/schemas/account.ts';
import { isSignedOut } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { deviceStorage, tabStorage } from '../../ui/browser/storage.ts';
import { draftPrefix, tabDraftPrefix } from './drafts.ts';
import { leavingMark } from './leaving.ts';
import { sessionHint } from './session-hint.ts';
import { trialStorage } from './trial.ts';

export interface Session {
  readonly user: Me | null;
  /** The user chose to sign out (rather than being signed out). */
  readonly left?: boolean;
}

const sessionKey = ['session'] as const;

async function fetchSession(signal: AbortSignal): Promise<Session> {
  try {
    return { user: await answerOf(api.me.$get({}, { init: { signal } })) };
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    return { user: null };
  }
}

/** Who is signed in, if anybody. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ client, signal }): Promise<Session> => {
    const before = client.getQueryState<Session>(sessionKey);
    const answer = await fetchSession(signal);
    const now = client.getQueryState<Session>(sessionKey);
    // An event or an act of the user meanwhile brought something newer than this answer, unless
    // somebody else has signed in.
    const told = now?.dataUpdateCount !== before?.dataUpdateCount ? now?.data : undefined;
    const another = told?.user && answer.user && told.user.id !== answer.user.id;
    if (told && !another) return told;
    if (answer.user) sessionHint.set();
    else sessionHint.clear();
    return answer;
  },
  staleTime: 5 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Makes the user the one who is signed in. */
export function startSession(client: QueryClient, user: Me): void {
  leavingMark.clear();
  sessionHint.set();
  change(client, { user });
}

/** The mark (`meta`) of queries whose answer depends on the user's hourly rate. */
export const countsLabour = { countsLabour: true } as const;

/** Takes a newer state of the user who is signed in. */
export function updateUser(client: QueryClient, user: Me): void {
  const before = client.getQueryData(sessionQuery.queryKey)?.user;
  if (before && before.hourlyRate !== user.hourlyRate) {
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.countsLabour === true });
  }
  client.setQueryData(sessionQuery.queryKey, (session) => (session?.user ? { user } : session));
}

/**
 * Forgets the user and everything loaded for them. Signing out on purpose removes the drafts,
 * whichever tab hears of it first. A user whose session ended otherwise finds them again.
 */
export function endSession(client: QueryClient, { left }: { readonly left: boolean }): void {
  const user = client.getQueryData(sessionQuery.queryKey)?.user;
  if (left && user) deviceStorage.removePrefix(draftPrefix(user.id));
  if (left) tabStorage.removePrefix(tabDraftPrefix);
  if (left) trialStorage.clear();
  sessionHint.clear();
  change(client, { user: null, left });
}

function change(client: QueryClient, session: Session): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  client.setQueryData(sessionQuery.queryKey, session);
}
