import { useTimeout } from '@mantine/hooks';
import { IconMailCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Confirmed } from '#core/account/account-schemas.ts';
import { actWords } from '#core/app/app-texts.ts';
import type { EndedLink } from '#core/schemas/problem-schemas.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { carryEmail } from '../../../ui/forms/carried-email.ts';
import { Outcome } from '../../../ui/notes/outcome.tsx';
import { useSession } from '../../session/use-session.ts';

const redirectAfterMs = 3000;

interface ConfirmedEmailProps {
  readonly confirmed: Confirmed;
  /** Stops the redirect to the login. */
  readonly held: boolean;
}

export function ConfirmedEmail({ confirmed, held }: ConfirmedEmailProps) {
  const { status } = useSession('public');
  return (
    <ConfirmedAccount
      {...confirmed}
      title="Email confirmado!"
      lead={<What {...confirmed} />}
      login="Fazer login agora"
    >
      {status !== 'loading' && !held && <RedirectToLogin email={confirmed.email} />}
    </ConfirmedAccount>
  );
}

export function ConfirmedBefore({ userId, email }: EndedLink) {
  return (
    <ConfirmedAccount
      userId={userId}
      email={email}
      title="Este email já está confirmado"
      login={actWords.logIn}
    >
      <p>
        Não falta mais nada: entre com <strong>{email}</strong>.
      </p>
    </ConfirmedAccount>
  );
}

interface ConfirmedAccountProps extends Pick<Confirmed, 'userId' | 'email'> {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The label of the link to the login. */
  readonly login: string;
  /** Not shown to somebody signed in to another account. */
  readonly children: ReactNode;
}

function ConfirmedAccount(props: ConfirmedAccountProps) {
  const { userId, email, title, lead, login, children } = props;
  const session = useSession('public');
  const other = session.status === 'user' && session.user.id !== userId ? session.user : null;
  return (
    <Outcome
      role="status"
      tone="good"
      Icon={IconMailCheck}
      title={title}
      buttons={
        other ? (
          <LinkButton to="/dashboard" size="lg">
            Ir para a minha conta
          </LinkButton>
        ) : (
          <LinkButton to="/auth" size="lg" state={carryEmail(email)}>
            {login}
          </LinkButton>
        )
      }
    >
      {lead}
      {other ? (
        <p>
          Neste aparelho está aberta a conta de <strong>{other.name}</strong>. Para entrar com{' '}
          <strong>{email}</strong>, saia dela primeiro.
        </p>
      ) : (
        children
      )}
    </Outcome>
  );
}

function What({ email, name, purpose, user }: Confirmed) {
  if (purpose === 'confirm-email') {
    return (
      <p>
        A conta de <strong>{name}</strong>, com o email <strong>{email}</strong>, está pronta.
        {user && ' Neste aparelho você entra sem digitar a senha de novo.'}
      </p>
    );
  }
  return (
    <p>
      A partir de agora o email da conta de <strong>{name}</strong> é <strong>{email}</strong>. O
      anterior não serve mais para entrar.
    </p>
  );
}

/** The page stays in the history, because it may still be needed. */
function RedirectToLogin({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  const toLogin = () => void navigate('/auth', { state: carryEmail(email) });
  useTimeout(toLogin, redirectAfterMs, { autoInvoke: true });
  return <p>Em instantes levamos você adiante.</p>;
}
