import { IconBrandGoogle } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { accountWords } from '#core/account/account-texts.ts';
import { answerOf, api } from '../../api/client.ts';
import { LimitedButton } from '../../ui/buttons/limited-button.tsx';
import { Stack } from '../../ui/look/box.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { returnPathFrom } from '../session/return-path.ts';
import { forAnybody } from '../session/session-query.ts';
import classes from './auth.module.css';
import { signInProblem } from './sign-in-problem.ts';

const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: ({ signal }) => answerOf(api.auth.providers.$get({}, { init: { signal } })),
  staleTime: Number.POSITIVE_INFINITY,
  meta: forAnybody,
});

/** Shown where the server offers it; last on the page, so that it moves nothing when it appears. */
export function GoogleSignIn() {
  const { data } = useQuery(providersQuery);
  const [search] = useSearchParams();
  const signIn = useMutation({
    mutationFn: (returnTo: string) =>
      answerOf(api.auth['sign-in'].google.$post({ json: { returnTo } })),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error(signInProblem(error)),
  });
  if (!data?.google) return null;
  return (
    <Stack className={classes.google}>
      <LimitedButton
        variant="default"
        size="lg"
        leftSection={<IconBrandGoogle size={22} aria-hidden />}
        // After success the browser is leaving the page.
        pending={signIn.isPending || signIn.isSuccess}
        waiting="Abrindo o Google…"
        error={signIn.error}
        onClick={() => signIn.mutate(returnPathFrom(search))}
      >
        {accountWords.google}
      </LimitedButton>
    </Stack>
  );
}
