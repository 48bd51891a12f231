import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { carryEmail } from '../../ui/forms/carried-email.ts';
import { Callout } from '../../ui/notes/callout.tsx';
import classes from './onboarding.module.css';

interface KnownEmailProps {
  readonly email: string;
  /** What the server says about it. */
  readonly message: string;
}

/** The email has an account already: the ways into it. */
export function KnownEmail({ email, message }: KnownEmailProps) {
  const state = carryEmail(email);
  return (
    <Callout
      kind="warn"
      action={
        <div className={classes.ways}>
          <LinkButton to="/auth" state={state} size="sm">
            Entrar
          </LinkButton>
          <LinkButton to="/forgot-password" state={state} size="sm" variant="default">
            Recuperar senha
          </LinkButton>
        </div>
      }
    >
      {message}
    </Callout>
  );
}
