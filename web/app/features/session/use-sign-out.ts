import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { accountToasts, signedOutNotes } from '#core/account/account-texts.ts';
import { unsavedChanges } from '#core/app/app-texts.ts';
import { measuredTimeIsLost } from '#core/stopwatch/stopwatch-notes.ts';
import { isSignedOut, messageOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { pendingSignOut } from '../../api/pending-sign-out.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { unsavedWork } from './drafts.ts';
import { leaving, leavingMark } from './leaving.ts';
import { endSession, sessionQuery, signOutQuery } from './session-query.ts';

/** Forgets the user in this browser and goes home. */
export function useLeave() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return ({ keepsDrafts = false } = {}) => {
    endSession(client, { left: true, keepsDrafts });
    void navigate('/');
  };
}

/** Signs out on this device at once, and on the server as soon as that can be reached. */
export function useSignOut() {
  const client = useQueryClient();
  const leave = useLeave();
  return async (drafts?: { readonly keepsDrafts: boolean }) => {
    leavingMark.set(drafts);
    leave(drafts);
    // On a full device there is room by now.
    pendingSignOut.set();
    const reported = await client
      .fetchQuery(signOutQuery)
      .catch(() => signedOutNotes.reportedLater);
    const notes = [drafts?.keepsDrafts && signedOutNotes.stored, reported].filter(Boolean);
    toast.success(accountToasts.signedOut, notes.join(' ') || undefined);
  };
}

/** Ends all sessions of the user. */
export function useSignOutEverywhere(onFailure: () => void) {
  const leave = useLeave();
  return useMutation({
    mutationKey: leaving,
    mutationFn: async () => {
      try {
        await answerOf(api.auth['sign-out-everywhere'].$post());
      } catch (error) {
        if (!isSignedOut(error)) throw error;
      }
    },
    onMutate: () => leavingMark.set(),
    onSuccess: () => {
      leave();
      toast.success(accountToasts.signedOut);
    },
    onError: (error) => {
      leavingMark.clear();
      onFailure();
      toast.error(messageOf(error));
    },
  });
}

/** The work that signing out would lose, and a warning of it. @param shown whether a dialog asks */
export function useUnsavedWork(shown: boolean) {
  const user = useQueryClient().getQueryData(sessionQuery.queryKey)?.user;
  if (!shown || !user) return { warning: undefined, canBeStored: false };
  const { typed, measured, canBeStored } = unsavedWork(user.id);
  const warnings = [measured && measuredTimeIsLost, typed && unsavedChanges];
  return { warning: warnings.filter(Boolean).join(' ') || undefined, canBeStored };
}
