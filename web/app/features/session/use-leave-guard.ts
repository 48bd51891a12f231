import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { sessionQuery } from './session-query.ts';

/** Asks before the screen is left with unsaved changes, except after the session has ended. */
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
    leaveFreely: () => {
      free.current = true;
    },
  };
}
