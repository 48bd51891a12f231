import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Me } from '#core/account/account-schemas.ts';
import { sessionHint } from './session-hint.ts';
import { sessionQuery } from './session-query.ts';

export type SessionState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error';
      readonly error: unknown;
      readonly retry: () => void;
      readonly retrying: boolean;
    }
  | { readonly status: 'visitor'; readonly left: boolean }
  | { readonly status: 'user'; readonly user: Me };

/** The signed-in user, if any. For a visitor, a public screen makes no call. */
export function useSession(screen: 'public' | 'protected'): SessionState {
  // Null until the browser has hydrated: storage does not exist while prerendering.
  const [hint, setHint] = useState<boolean | null>(null);
  useEffect(() => setHint(sessionHint.get()), []);
  const enabled = screen === 'protected' || hint === true;
  const { data, error, isFetching, refetch } = useQuery({ ...sessionQuery, enabled });
  if (data?.user) return { status: 'user', user: data.user };
  if (data) return { status: 'visitor', left: data.left ?? false };
  if (screen === 'public' && hint === false) return { status: 'visitor', left: false };
  if (error) {
    return { status: 'error', error, retry: () => void refetch(), retrying: isFetching };
  }
  return { status: 'loading' };
}
