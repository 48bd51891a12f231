import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { useSession } from '../../session/use-session.ts';
import classes from '../auth.module.css';

/** The name of whoever is signed in here, where that is somebody else than the user of a link. */
export function useOtherName(userId: string): string | null {
  const session = useSession('public');
  return session.status === 'user' && session.user.id !== userId ? session.user.name : null;
}

interface OtherAccountProps {
  /** Of whoever is signed in here. */
  readonly name: string;
  /** Of the account of the link. */
  readonly email: string;
}

/** The account of the link is not the one that is open here. */
export function OtherAccount({ name, email }: OtherAccountProps) {
  return (
    <p>
      Neste aparelho está aberta a conta de <strong>{name}</strong>. Para entrar com{' '}
      <strong className={classes.address}>{email}</strong>, saia dela primeiro.
    </p>
  );
}

/** To the account that is open here. */
export const ToOwnAccount = () => (
  <LinkButton to="/dashboard" size="lg">
    Ir para a minha conta
  </LinkButton>
);
