import { IconMail, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Outcome } from '../../../ui/notes/outcome.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import classes from '../auth.module.css';
import { ChoosePassword } from './choose-password.tsx';
import { ConfirmationFailed } from './confirmation-failed.tsx';
import { ConfirmedEmail } from './confirmed-email.tsx';
import { type Confirmation, useConfirmation } from './use-confirmation.ts';

export function ConfirmationView() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { result, succeed } = useConfirmation(token);
  const [disowning, setDisowning] = useState(false);
  const cancel = () => setDisowning(false);
  const disown = useMutation({
    mutationFn: () => answerOf(api.auth['not-me'].$post({ json: { token } })),
    onError: (error) => {
      cancel();
      toast.error(messageOf(error));
    },
  });
  const erased = disown.isSuccess;
  return (
    <>
      {erased ? (
        <Outcome role="status" tone="good" Icon={IconTrash} title="Cadastro apagado">
          <p>
            Apagamos o cadastro feito com o seu email, com tudo o que foi digitado nele. Você não
            precisa fazer mais nada.
          </p>
        </Outcome>
      ) : (
        <Result token={token} result={result} held={disowning} onConfirmed={succeed} />
      )}
      <Stack gap={3} className={classes.below}>
        {!erased && mayBeForeign(result) && (
          <>
            <Button variant="subtle" fullWidth onClick={() => setDisowning(true)}>
              Não fui eu
            </Button>
            <ConfirmDialog
              opened={disowning}
              title="Apagar este cadastro?"
              question="Alguém usou o seu email para criar uma conta. Apagamos essa conta e tudo o que há nela."
              confirm="Sim, apagar"
              pending={disown.isPending}
              onConfirm={() => disown.mutate()}
              onClose={cancel}
            />
          </>
        )}
        <LinkButton to="/" variant="default" fullWidth>
          Voltar ao início
        </LinkButton>
      </Stack>
    </>
  );
}

/** Whether another browser may have made the sign-up. */
const mayBeForeign = (result: Confirmation) =>
  result.status === 'waiting' ||
  (result.status === 'success' &&
    result.confirmed.purpose === 'confirm-email' &&
    !result.confirmed.user);

interface ResultProps {
  readonly token: string;
  readonly result: Confirmation;
  /** Stops the redirect to the login. */
  readonly held: boolean;
  readonly onConfirmed: ReturnType<typeof useConfirmation>['succeed'];
}

function Result({ token, result, held, onConfirmed }: ResultProps) {
  switch (result.status) {
    case 'loading':
      return (
        <Outcome role="status" tone="info" Icon={IconMail} title="Confirmando seu email">
          <Waiting>Conferindo seu link de confirmação…</Waiting>
        </Outcome>
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
