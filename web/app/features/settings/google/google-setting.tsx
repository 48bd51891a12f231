import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { securityToasts } from '#core/account/security-toasts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useUser } from '../../session/user-context.ts';
import { OwnPasswordForm } from '../password/own-password-form.tsx';
import { PasswordGate } from '../password/password-gate.tsx';
import { signInMethodsQuery } from '../password/sign-in-methods-query.ts';
import { Setting } from '../section/setting.tsx';
import { SettingState } from '../section/setting-state.tsx';

/** The sign-in with Google, where it is linked. */
export function GoogleSetting() {
  const { data } = useQuery(signInMethodsQuery);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (!data?.google) return null;
  return (
    <Setting
      title="Entrar com Google"
      state={<SettingState on>Vinculado</SettingState>}
      action={
        <Button variant="default" aria-label="Desvincular o Google" onClick={() => setAsking(true)}>
          Desvincular
        </Button>
      }
    >
      Sua conta do Google abre a Artesa sem senha.
      <UnlinkDialog opened={asking} onClose={close} />
    </Setting>
  );
}

interface UnlinkDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

function UnlinkDialog({ opened, onClose }: UnlinkDialogProps) {
  const { email } = useUser();
  return (
    <Dialog
      opened={opened}
      title="Desvincular o Google"
      description={
        <>
          <p>A partir de agora, só seu email e sua senha abrem a conta.</p>
          <p>
            Quem entrar com uma conta do Google que usa <strong>{email}</strong> vincula o Google de
            novo. Se outra pessoa tem acesso a esse email, troque antes o email da Artesa.
          </p>
        </>
      }
      onClose={onClose}
    >
      <PasswordGate onCancel={onClose}>
        <UnlinkForm onClose={onClose} />
      </PasswordGate>
    </Dialog>
  );
}

function UnlinkForm({ onClose }: { readonly onClose: () => void }) {
  const unlink = useUnlinkGoogle();
  const onSuccess = () => {
    toast.success(securityToasts.googleUnlinked);
    onClose();
  };
  return (
    <OwnPasswordForm
      destructive
      confirm="Desvincular"
      waiting="Desvinculando…"
      error={unlink.error}
      onSubmit={(password) => unlink.mutateAsync(password, { onSuccess })}
      onCancel={onClose}
    />
  );
}

/** Takes Google off the ways in; the password remains. */
function useUnlinkGoogle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      answerOf(api.me['sign-in-methods'].google.$delete({ json: { password } })),
    onSettled: () => void client.invalidateQueries(signInMethodsQuery),
  });
}
