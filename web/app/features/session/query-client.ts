import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasCode, isConnectionError, isSignedOut } from '../../api/api-error.ts';
import type { Toast } from '../../ui/toasts/toast.tsx';
import { loseSession } from './lose-session.ts';

/** No answer came, or too many calls at once: no question is refused for longer than a moment. */
const isPassing = (error: unknown) =>
  isConnectionError(error) || hasCode(error, 'too_many_requests');

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
        retry: (count, error) => isPassing(error) && count < 2,
        staleTime: 30_000,
        // A paused query would wait in silence; a failed one can say so and be tried again.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
