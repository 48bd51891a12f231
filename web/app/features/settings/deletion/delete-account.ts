import { accountToasts } from '#core/account/account-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { ApiError, hasCode, isSignedOut } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { leaving, leavingMark } from '../../session/leaving.ts';
import { sessionHint } from '../../session/session-hint.ts';
import { sessionOver } from '../../session/session-query.ts';
import { useLeave } from '../../session/use-sign-out.ts';

/** Whether the dialog shows the error: a wrong password, or too many tries. */
export function isAboutPassword(error: unknown): boolean {
  const atField = error instanceof ApiError && error.fields.length > 0;
  return atField || hasCode(error, 'too_many_requests');
}

/** @returns whether it was this call that deleted the account */
export async function deleteAccount(password: string): Promise<boolean> {
  try {
    await answerOf(api.me.$delete({ json: { password } }));
    return true;
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    return false;
  }
}

/** @param onFailed called when the dialog has nothing to correct */
export function useAccountDeletion(onFailed: () => void) {
  const leave = useLeave();
  return {
    mutationKey: leaving,
    mutationFn: deleteAccount,
    onMutate: () => leavingMark.set(),
    onSuccess: (deleted: boolean) => {
      const endedByAnotherTab = !sessionHint.get();
      leave();
      if (deleted) toast.success(accountToasts.deleted);
      else if (!endedByAnotherTab) toast.info(sessionOver);
    },
    onError: (error: Error) => {
      leavingMark.clear();
      if (isAboutPassword(error)) return;
      onFailed();
      toast.error(errorMessages.account_delete_failed.detail);
    },
  };
}
