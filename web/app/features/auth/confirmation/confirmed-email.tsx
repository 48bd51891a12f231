import { IconMailCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Confirmed } from '#core/schemas/account.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { carryEmail } from '../../../ui/forms/carried-email.ts';
import { useSession } from '../../session/use-session.ts';
import classes from '../auth.module.css';
import { OtherAccount, ToOwnAccount, useOtherName } from './other-account.tsx';

const redirectAfterMs = 3000;

interface ConfirmedEmailProps {
  readonly confirmed: Confirmed;
  /** It does not lead on by itself for now. */
  readonly held: boolean;
}

/** Whose email was confirmed, and the way on. */
export function ConfirmedEmail({ confirmed, held }: ConfirmedEmailProps) {
  const { userId, email } = confirmed;
  const { status } = useSession('public');
  const other = useOtherName(userId);
  return (
    <div className={classes.center}>
      <div role="status" className={classes.center}>
        <span className={classes.picture} data-kind="good">
          <IconMailCheck size={40} stroke={1.5} aria-hidden />
        </span>
        <h1 className={classes.title}>Email confirmado!</h1>
        <What {...confirmed} />
        {other !== null && <OtherAccount name={other} email={email} />}
        {status !== 'loading' && other === null && !held && <ToLogin email={email} />}
      </div>
      <div className={classes.buttons}>
        {other !== null ? (
          <ToOwnAccount />
        ) : (
          <LinkButton to="/auth" state={carryEmail(email)} size="lg">
            Fazer login agora
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function What({ email, name, purpose, user }: Confirmed) {
  if (purpose === 'confirm-email') {
    return (
      <p>
        A conta de <strong>{name}</strong>, com o email{' '}
        <strong className={classes.address}>{email}</strong>, está pronta.
        {user && ' Neste aparelho você entra sem digitar a senha de novo.'}
      </p>
    );
  }
  return (
    <p>
      A partir de agora o email da conta de <strong>{name}</strong> é{' '}
      <strong className={classes.address}>{email}</strong>. O anterior não serve mais para entrar.
    </p>
  );
}

/** Leads on by itself. The page stays in the history: there is still something to do on it. */
function ToLogin({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const toLogin = () => void navigate('/auth', { state: carryEmail(email) });
    const timer = setTimeout(toLogin, redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate, email]);
  return <p>Em instantes levamos você adiante.</p>;
}
