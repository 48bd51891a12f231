import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useBlocker } from 'react-router';
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
  useWindowEvent('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  return {
    asking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    leaveFreely: () => {
      free.current = true;
    },
  };
}
