import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasCode, isConnectionError, isSignedOut } from '../../api/api-error.ts';
import type { Toast } from '../../ui/toasts/toast.tsx';
import { loseSession } from './session-query.ts';

/** No answer, or too many calls at once: worth a retry. */
const isTemporary = (error: unknown) =>
  isConnectionError(error) || hasCode(error, 'too_many_requests');

/** A network may seem to be there and not be: nothing tells when it is. */
const tryAgainMs = 15_000;

/** Any answer that nobody is signed in ends the session. */
export function createQueryClient(toast: Toast): QueryClient {
  // It supposes a network, and would not notice that one is back. Node, which prerenders, tells nothing.
  if (navigator.onLine === false) onlineManager.setOnline(false);
  const onError = (error: unknown) => {
    if (isSignedOut(error)) loseSession({ client, toast });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onMutate: toast.actBegins, onError }),
    defaultOptions: {
      queries: {
        retry: (count, error) => navigator.onLine && isTemporary(error) && count < 2,
        staleTime: 30_000,
        // Offline, a paused query would show nothing; a failed one can be retried.
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
        refetchInterval: ({ state }) =>
          navigator.onLine && isConnectionError(state.error) && tryAgainMs,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
