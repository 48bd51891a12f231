import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import classes from '../auth.module.css';
import { ChoosePassword } from './choose-password.tsx';
import { ConfirmationFailed } from './confirmation-failed.tsx';
import { ConfirmedEmail } from './confirmed-email.tsx';
import { NotMe } from './not-me.tsx';
import { type Confirmation, useConfirmation } from './use-confirmation.ts';

/** Confirms the email of a link, says what that did, and what to do where it did nothing. */
export function ConfirmationView() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { result, succeed } = useConfirmation(token);
  const [disowning, setDisowning] = useState<'asked' | 'done' | null>(null);
  const erased = disowning === 'done';
  return (
    <>
      {erased ? (
        <Erased />
      ) : (
        <Result token={token} result={result} held={disowning !== null} onConfirmed={succeed} />
      )}
      <div className={classes.after}>
        {!erased && isStrange(result) && (
          <NotMe
            token={token}
            asking={disowning === 'asked'}
            onAsk={() => setDisowning('asked')}
            onBack={() => setDisowning(null)}
            onErased={() => setDisowning('done')}
          />
        )}
        <LinkButton to="/" variant="default" fullWidth>
          Voltar ao início
        </LinkButton>
      </div>
    </>
  );
}

/** A sign-up that another browser may have made. */
const isStrange = (result: Confirmation) =>
  result.status === 'waiting' ||
  (result.status === 'success' &&
    result.confirmed.purpose === 'confirm-email' &&
    !result.confirmed.user);

interface ResultProps {
  readonly token: string;
  readonly result: Confirmation;
  /** Something is being asked: the page does not lead on by itself. */
  readonly held: boolean;
  readonly onConfirmed: ReturnType<typeof useConfirmation>['succeed'];
}

function Result({ token, result, held, onConfirmed }: ResultProps) {
  switch (result.status) {
    case 'loading':
      return (
        <div role="status" className={classes.center}>
          <h1 className={classes.title}>Confirmando seu email</h1>
          <Waiting>Conferindo seu link de confirmação…</Waiting>
        </div>
      );
    case 'success':
      return <ConfirmedEmail confirmed={result.confirmed} held={held} />;
    case 'waiting':
      return <ChoosePassword token={token} waiting={result.waiting} onConfirmed={onConfirmed} />;
    case 'error':
      return <ConfirmationFailed {...result} />;
    default:
      return result satisfies never;
  }
}

function Erased() {
  return (
    <div role="status" className={classes.center}>
      <h1 className={classes.title}>Cadastro apagado</h1>
      <p>
        Apagamos o cadastro feito com o seu email, com tudo o que foi digitado nele. Você não
        precisa fazer mais nada.
      </p>
    </div>
  );
}
