import { IconMailForward } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { carryEmail } from '../../ui/forms/carried-email.ts';
import classes from './auth.module.css';

interface RecoverySentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

export function RecoverySent({ email, onAgain }: RecoverySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.center}>
      <span className={classes.picture} data-kind="info">
        <IconMailForward size={40} stroke={1.5} aria-hidden />
      </span>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        Email enviado!
      </h1>
      <p>
        Enviamos as instruções para <strong className={classes.address}>{email}</strong>. Abra o
        email e toque no link para criar uma nova senha.
      </p>
      <ul className={classes.tips}>
        <li>Não chegou? Verifique também a caixa de spam.</li>
        <li>O link expira em 60 minutos.</li>
        <li>O link funciona uma única vez.</li>
      </ul>
      <div className={classes.buttons}>
        <LinkButton to="/auth" size="lg" state={carryEmail(email)}>
          Voltar para o login
        </LinkButton>
        <Button variant="default" onClick={onAgain}>
          Enviar novamente
        </Button>
      </div>
    </div>
  );
}
