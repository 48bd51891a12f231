import { Button } from '@mantine/core';
import { IconMailCheck, IconMailX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import classes from './auth.module.css';
import { useConfirmation } from './use-confirmation.ts';

const redirectAfterMs = 3000;

export function ConfirmationView() {
  const [search] = useSearchParams();
  const result = useConfirmation(search.get('token') ?? '');
  return (
    <div className={classes.center}>
      <div role="status" className={classes.center}>
        {result.status === 'loading' && (
          <>
            <h1 className={classes.title}>Confirmando seu email</h1>
            <Waiting>Conferindo seu link de confirmação…</Waiting>
          </>
        )}
        {result.status === 'success' && <Confirmed />}
        {result.status === 'error' && <Failed {...result} />}
      </div>
      <div className={classes.buttons}>
        {result.status === 'success' && (
          <LinkButton to="/auth" size="lg">
            Fazer login agora
          </LinkButton>
        )}
        {result.status === 'error' && result.retry && (
          <Button size="lg" onClick={result.retry}>
            Tentar de novo
          </Button>
        )}
        {result.status === 'error' && !result.retry && (
          <LinkButton to="/auth" size="lg">
            Ir para o login
          </LinkButton>
        )}
        <LinkButton to="/" variant="default">
          Voltar ao início
        </LinkButton>
      </div>
    </div>
  );
}

function Confirmed() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/auth', { replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <span className={classes.picture} data-kind="good">
        <IconMailCheck size={40} stroke={1.5} aria-hidden />
      </span>
      <h1 className={classes.title}>Email confirmado!</h1>
      <p>Sua conta está pronta. Em instantes levamos você ao login.</p>
    </>
  );
}

interface FailedProps {
  readonly message: string;
  readonly retry?: (() => void) | undefined;
}

function Failed({ message, retry }: FailedProps) {
  return (
    <>
      <span className={classes.picture} data-kind="bad">
        <IconMailX size={40} stroke={1.5} aria-hidden />
      </span>
      <h1 className={classes.title}>Não foi possível confirmar</h1>
      <p>{message}</p>
      {retry ? (
        <p>Seu link continua valendo. Verifique sua conexão e tente de novo.</p>
      ) : (
        <p>
          O link pode ter expirado ou já ter sido usado. Se você já confirmou seu email, é só fazer
          login; lá também é possível pedir um novo link.
        </p>
      )}
    </>
  );
}
