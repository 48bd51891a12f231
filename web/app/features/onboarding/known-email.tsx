import { useEffect, useRef } from 'react';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { carryEmail } from '../../ui/forms/carried-email.ts';
import { Callout } from '../../ui/notes/callout.tsx';
import classes from './onboarding.module.css';

export interface KnownEmailProps {
  readonly email: string;
  /** What the server says about it. */
  readonly message: string;
}

/** The email has an account already: the ways into it. It comes into view by itself. */
export function KnownEmail({ email, message }: KnownEmailProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  const state = carryEmail(email);
  return (
    <div ref={note} tabIndex={-1} role="alert" className={classes.known}>
      <Callout
        kind="warn"
        action={
          <div className={classes.ways}>
            <LinkButton to="/auth" state={state}>
              Entrar
            </LinkButton>
            <LinkButton to="/forgot-password" state={state} variant="default">
              Recuperar senha
            </LinkButton>
          </div>
        }
      >
        {message}
      </Callout>
    </div>
  );
}
