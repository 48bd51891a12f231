import { useMutation } from '@tanstack/react-query';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import { ApiError } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { leaving, leavingMark } from '../../session/leaving.ts';
import { useLeave } from '../../session/use-leave.ts';

/** Why an account was not deleted: a refused password is said, anything else is a failure. */
function deletionProblem(error: unknown): string {
  const told = error instanceof ApiError && reasons.includes(error.code);
  return told ? error.message : errorMessages.account_delete_failed.detail;
}

const reasons: readonly string[] = ['wrong_password', 'too_many_requests'];

/**
 * Deletes the account, forgets the user here and goes home.
 *
 * @param onSettled in every case, when the server has answered or failed to
 */
export function useDeleteAccount(onSettled: () => void) {
  const leave = useLeave();
  return useMutation({
    mutationKey: leaving,
    mutationFn: (password: string) => answerOf(api.me.$delete({ json: { password } })),
    onMutate: leavingMark.set,
    onSuccess: () => {
      leave();
      toast.success(toasts.accountDeleted);
    },
    onError: (error) => {
      leavingMark.clear();
      toast.error(deletionProblem(error));
    },
    onSettled,
  });
}
