import { IconBrandGoogle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LimitedButton } from '../../ui/buttons/limited-button.tsx';
import { returnPathFrom } from '../session/return-path.ts';
import classes from './auth.module.css';
import { providersQuery } from './providers-query.ts';
import { useSignInGoogle } from './sign-in-google.ts';

/** The button, where the server offers it. It comes last, so that its arrival moves nothing. */
export function GoogleSignIn() {
  const { data } = useQuery(providersQuery);
  const [search] = useSearchParams();
  const signIn = useSignInGoogle();
  if (!data?.google) return null;
  return (
    <div className={classes.google}>
      <LimitedButton
        variant="default"
        size="lg"
        leftSection={<IconBrandGoogle size={22} aria-hidden />}
        // The browser is on its way: nothing more to press until the page is gone.
        pending={signIn.isPending || signIn.isSuccess}
        waiting="Abrindo o Google…"
        error={signIn.error}
        onClick={() => signIn.mutate(returnPathFrom(search))}
      >
        Entrar com Google
      </LimitedButton>
    </div>
  );
}
