import { useMutation } from '@tanstack/react-query';
import { offlineReason } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { signInProblem } from './sign-in-problem.ts';

/** Sends the browser to Google, which leads back to a path of this application. */
export function useSignInGoogle() {
  return useMutation({
    mutationFn: (returnTo: string) =>
      answerOf(api.auth['sign-in'].google.$post({ json: { returnTo } })),
    onMutate: toast.clear,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error(signInProblem(error), offlineReason(error)),
  });
}
