import { IconMailForward } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import classes from './onboarding.module.css';
import { TrialNote } from './trial-note.tsx';

export function EmailSent({ email }: { readonly email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.sent}>
      <span className={classes.sentPicture}>
        <IconMailForward size={44} stroke={1.5} aria-hidden />
      </span>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        Confirme seu email
      </h1>
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
        <LinkButton to="/auth" size="lg">
          Ir para o login
        </LinkButton>
        <LinkButton to="/" variant="default">
          Voltar
        </LinkButton>
      </div>
    </div>
  );
}
