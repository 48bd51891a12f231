import { IconMailForward } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { errorMessages } from '#core/errors/errors.ts';
import { LimitedButton } from '../../ui/buttons/limited-button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { carryEmail } from '../../ui/forms/carried-email.ts';
import { Callout } from '../../ui/notes/callout.tsx';
import { useResendConfirmation } from '../auth/resend-confirmation.ts';
import classes from './onboarding.module.css';
import type { Sent } from './steps.ts';
import { TrialNote } from './trial-note.tsx';

/** What to do with the confirmation email, and what to do when it does not come. */
export function EmailSent({ email, again }: Sent) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const resend = useResendConfirmation();
  return (
    <div className={classes.sent}>
      <span className={classes.sentPicture}>
        <IconMailForward size={44} stroke={1.5} aria-hidden />
      </span>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        Confirme seu email
      </h1>
      {again && (
        <div className={classes.again}>
          <Callout kind="info">{errorMessages.email_not_confirmed_resent.detail}</Callout>
        </div>
      )}
      <p>
        Enviamos um link de confirmação para <strong>{email}</strong>. Abra o email e toque no link
        para ativar sua conta.
      </p>
      <ul className={classes.tips}>
        <li>O link expira em 24 horas.</li>
        <li>Não chegou? Verifique também a caixa de spam.</li>
      </ul>
      <TrialNote />
      <div className={classes.sentButtons}>
        <LinkButton to="/auth" variant="default" state={carryEmail(email)}>
          Ir para o login
        </LinkButton>
        <LimitedButton
          variant="default"
          pending={resend.isPending}
          waiting="Reenviando…"
          error={resend.error}
          onClick={() => resend.mutate(email)}
        >
          Reenviar
        </LimitedButton>
        <LinkButton to="/onboarding" variant="default">
          Email errado? Corrigir
        </LinkButton>
        <LinkButton to="/" variant="subtle">
          Voltar
        </LinkButton>
      </div>
    </div>
  );
}
