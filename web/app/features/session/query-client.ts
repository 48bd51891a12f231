import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasCode, isConnectionError, isSignedOut } from '../../api/api-error.ts';
import type { Toast } from '../../ui/toasts/toast.tsx';
import { loseSession } from './session-query.ts';

/** No answer, or too many calls at once: worth a retry. */
const isTemporary = (error: unknown) =>
  isConnectionError(error) || hasCode(error, 'too_many_requests');

/** Any answer that nobody is signed in ends the session. */
export function createQueryClient(toast: Toast): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) loseSession({ client, toast });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (count, error) => isTemporary(error) && count < 2,
        staleTime: 30_000,
        // Offline, a paused query would show nothing; a failed one can be retried.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
