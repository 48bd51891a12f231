import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Me } from '#core/account/account-schemas.ts';
import type { Stage } from '../../acts/act.ts';
import { isSignedOut } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { endPendingSession, pendingSignOut } from '../../api/pending-sign-out.ts';
import { clearDevice, deviceOwner } from '../../kept/device.ts';
import { onDeviceWhen } from '../../kept/kept.ts';
import { deviceStorage, tabStorage } from '../../ui/browser/browser-storage.ts';
import { draftPrefix, tabDraftPrefix, visitorHourKey } from './drafts.ts';
import { leaving, leavingMark } from './leaving.ts';
import { sessionHint } from './session-hint.ts';
import { trialStorage } from './trial.ts';

export interface Session {
  readonly user: Me | null;
  /** The user chose to sign out (rather than being signed out). */
  readonly left?: boolean;
}

const sessionKey = ['session'] as const;

async function fetchSession(signal: AbortSignal): Promise<Session> {
  if (pendingSignOut.isSet()) return { user: null };
  try {
    return { user: await answerOf(api.me.$get({}, { init: { signal } })) };
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    return { user: null };
  }
}

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ client, signal }): Promise<Session> => {
    const before = client.getQueryState<Session>(sessionKey);
    const answer = await fetchSession(signal);
    const now = client.getQueryState<Session>(sessionKey);
    // An update during the call is newer than its answer, unless somebody else has signed in.
    const newer = now?.dataUpdateCount !== before?.dataUpdateCount ? now?.data : undefined;
    const another = newer?.user && answer.user && newer.user.id !== answer.user.id;
    if (newer && !another) return newer;
    if (answer.user) sessionHint.set();
    else sessionHint.clear();
    const known = now?.data?.user?.id ?? deviceOwner.read();
    if (known !== null && known !== answer.user?.id) forgetRows(client);
    return answer;
  },
  staleTime: 5 * 60_000,
  ...onDeviceWhen(({ user }: Session) => user !== null),
});

export function startSession(client: QueryClient, user: Me): void {
  leavingMark.clear();
  sessionHint.set();
  change(client, { user });
}

/** The `meta` of queries that depend on the user's hourly rate. */
export const countsLabour = { countsLabour: true } as const;

export function updateUser(client: QueryClient, user: Me): void {
  const before = client.getQueryData(sessionQuery.queryKey)?.user;
  if (before && before.id !== user.id) forgetRows(client);
  else if (before && before.hourlyRate !== user.hourlyRate) {
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.countsLabour === true });
  }
  client.setQueryData(sessionQuery.queryKey, (session) => (session?.user ? { user } : session));
}

interface SessionEnd {
  /** Whether the user left on purpose, so that drafts go as well. */
  readonly left: boolean;
  /** Unless the user keeps them. */
  readonly keepsDrafts?: boolean;
}

/** Forgets the user and all queries. */
export function endSession(client: QueryClient, end: SessionEnd): void {
  const { left, keepsDrafts = leavingMark.keepsDrafts() } = end;
  const user = client.getQueryData(sessionQuery.queryKey)?.user;
  if (left && user && !keepsDrafts) deviceStorage.removePrefix(draftPrefix(user.id));
  if (left) tabStorage.removePrefix(tabDraftPrefix);
  if (left) trialStorage.clear();
  if (left) deviceStorage.remove(visitorHourKey);
  sessionHint.clear();
  change(client, { user: null, left });
}

export const sessionOver = 'Sua sessão terminou. Entre de novo para continuar.';

/** Ends the session here because the server did, with a toast unless the user is signing out. */
export function loseSession({ client, toast }: Stage): void {
  if (client.isMutating({ mutationKey: leaving }) > 0) return;
  const left = leavingMark.isSet();
  endSession(client, { left });
  if (!left) toast.info(sessionOver);
}

/** The `meta` of queries that answer anybody the same. */
export const forAnybody = { forAnybody: true } as const;

/** Tells the server of a sign-out. As any query that failed, it tries again by itself. */
export const signOutQuery = queryOptions({
  queryKey: ['sign-out'],
  queryFn: () => endPendingSession().then(() => null),
  meta: forAnybody,
  staleTime: 0,
  retry: false,
});

/**
 * What one user was shown is not the next one's, in memory or on the device. A screen for everybody
 * waits for answers of its own meanwhile, which would never come once their query is removed.
 */
function forgetRows(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey, meta }) => queryKey[0] !== sessionKey[0] && !meta?.forAnybody,
  });
  clearDevice();
}

function change(client: QueryClient, session: Session): void {
  forgetRows(client);
  client.setQueryData(sessionQuery.queryKey, session);
}
