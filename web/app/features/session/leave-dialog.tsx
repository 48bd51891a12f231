import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useBlocker } from 'react-router';
import { actWords, unsavedChanges } from '#core/app/app-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { sessionQuery } from './session-query.ts';

interface LeaveDialogProps {
  readonly guard: ReturnType<typeof useLeaveGuard>;
  /** What was typed stays on the device. */
  readonly canStore?: boolean;
}

/** Asks before a form with unsaved changes is left. */
export function LeaveDialog({ guard, canStore = false }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      opened={guard.asking}
      title={actWords.leave}
      question={
        <>
          <p>{unsavedChanges}</p>
          {canStore && (
            <p>
              O rascunho fica guardado neste aparelho e volta quando você abrir este formulário.
            </p>
          )}
        </>
      }
      harmless={canStore}
      confirm={actWords.leave}
      cancel={actWords.keepEditing}
      onConfirm={guard.leave}
      onClose={guard.stay}
    />
  );
}

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
