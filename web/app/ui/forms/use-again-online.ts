import { useEffect, useEffectEvent } from 'react';
import { isConnectionError } from '../../api/api-error.ts';

/**
 * Does again what failed without an answer, once the connection is back: it must count once, however often
 * it arrives.
 * @param content what it was done with: who has changed that since is not finished
 */
export function useAgainOnline(error: unknown, content: unknown, act: () => void): void {
  const now = useEffectEvent(() => content);
  const again = useEffectEvent(act);
  useEffect(() => {
    if (!isConnectionError(error)) return;
    const failed = now();
    const listen = () => {
      if (now() === failed) again();
    };
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [error]);
}
