import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { useUser } from '../../session/user-context.ts';
import classes from '../section/settings.module.css';
import { signInMethodsQuery } from './sign-in-methods-query.ts';

interface PasswordGateProps {
  /** What asks for the current password. */
  readonly children: ReactNode;
  readonly onCancel: () => void;
}

/** Shows users with a password a form that asks for it, and others the way to get one. */
export function PasswordGate({ children, onCancel }: PasswordGateProps) {
  const { data, isPending } = useQuery(signInMethodsQuery);
  if (isPending) return <Waiting>Um momento…</Waiting>;
  // Where the server could not be asked, it will say so itself when the form is sent.
  if (data?.password === false) return <WayToAPassword onCancel={onCancel} />;
  return children;
}

function WayToAPassword({ onCancel }: Pick<PasswordGateProps, 'onCancel'>) {
  const { email } = useUser();
  const create = useCreatePassword();
  return (
    <>
      <div role="status" className={classes.notice}>
        {create.isSuccess ? (
          <Callout kind="good">
            Enviamos um link para <strong>{email}</strong>. Crie sua senha por ele, entre de novo e
            volte aqui.
          </Callout>
        ) : (
          <Callout kind="info">
            Você entra com o Google e sua conta ainda não tem senha. Para continuar, crie uma.
          </Callout>
        )}
      </div>
      <div role="alert">
        {create.error && <Callout kind="bad">{messageOf(create.error)}</Callout>}
      </div>
      <DialogButtons
        confirm={create.isSuccess ? 'Enviar outro link' : 'Criar senha por email'}
        waiting="Enviando…"
        pending={create.isPending}
        error={create.error}
        onConfirm={() => create.mutate(email)}
        onCancel={onCancel}
      />
    </>
  );
}

/** Has a link sent by which somebody without a password gives the account one. */
function useCreatePassword() {
  return useMutation({
    mutationFn: (email: string) =>
      answerOf(api.auth['request-password-reset'].$post({ json: { email } })),
  });
}
