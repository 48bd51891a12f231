import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { securityToasts } from '#core/account/security-toasts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useUser } from '../../session/user-context.ts';
import {
  OwnPasswordDialog,
  OwnPasswordForm,
  signInMethodsQuery,
} from '../password/own-password-dialog.tsx';
import { Setting } from '../section.tsx';

/** The sign-in with Google, where it is linked. */
export function GoogleSetting() {
  const client = useQueryClient();
  const { email } = useUser();
  const { data } = useQuery(signInMethodsQuery);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  if (!data?.google) return null;
  return (
    <Setting
      title="Entrar com Google"
      state={{ on: true, text: 'Vinculado' }}
      action={
        <Button variant="default" aria-label="Desvincular o Google" onClick={() => setOpened(true)}>
          Desvincular
        </Button>
      }
    >
      Sua conta do Google abre a Artesa sem senha.
      <OwnPasswordDialog
        opened={opened}
        title="Desvincular o Google"
        description={
          <>
            <p>A partir de agora, só seu email e sua senha abrem a conta.</p>
            <p>
              Quem entrar com uma conta do Google que usa <strong>{email}</strong> vincula o Google
              de novo. Se outra pessoa tem acesso a esse email, troque antes o email da Artesa.
            </p>
          </>
        }
        onClose={close}
      >
        <OwnPasswordForm
          destructive
          confirm="Desvincular"
          waiting="Desvinculando…"
          mutation={{
            mutationFn: (password) =>
              answerOf(api.me['sign-in-methods'].google.$delete({ json: { password } })),
            onSettled: () => void client.invalidateQueries(signInMethodsQuery),
          }}
          onDone={() => {
            toast.success(securityToasts.googleUnlinked);
            close();
          }}
          onCancel={close}
        />
      </OwnPasswordDialog>
    </Setting>
  );
}
