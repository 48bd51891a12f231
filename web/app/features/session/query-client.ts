import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isConnectionError, isSignedOut } from '../../api/api-error.ts';
import type { Toast } from '../../ui/toasts/toast.tsx';
import { loseSession } from './lose-session.ts';

/** The cache of server state. An answer that nobody is signed in, to any call, ends the session. */
export function createQueryClient(toast: Toast): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) loseSession({ client, toast });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (count, error) => isConnectionError(error) && count < 2,
        staleTime: 30_000,
        // A paused query would wait in silence; a failed one can say so and be tried again.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
