import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { sessionQuery } from './session-query.ts';

/**
 * Asks before a link, the back button, or closing or reloading the tab leaves something unsaved.
 * Signing out has asked already, and a user whose session ended must go.
 */
export function useLeaveGuard(isUnsaved: () => boolean) {
  const client = useQueryClient();
  const free = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (free.current || currentLocation.pathname === nextLocation.pathname) return false;
    const signedIn = Boolean(client.getQueryData(sessionQuery.queryKey)?.user);
    return signedIn && isUnsaved();
  });
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsaved()) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
  return {
    asking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => {
      if (blocker.state === 'blocked') blocker.reset();
    },
    /** From now on the screen may be left without a question. */
    leaveFreely: () => {
      free.current = true;
    },
  };
}
