import { useState } from 'react';
import { toasts } from '#core/messages/toasts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { OwnPasswordForm } from '../password/own-password-form.tsx';
import { PasswordGate } from '../password/password-gate.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useBeginTwoFactor } from './switch-two-factor.ts';
import { TwoFactorSetup } from './two-factor-setup.tsx';

interface EnableTwoFactorDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The password, then the app's first code, then the recovery codes. */
export function EnableTwoFactorDialog({ opened, onClose }: EnableTwoFactorDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setCodes(null);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      title={codes ? 'Guarde seus códigos de recuperação' : 'Ativar verificação em duas etapas'}
      keep={codes !== null}
      onClose={close}
    >
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            toast.success(toasts.twoFactorEnabled);
            close();
          }}
        />
      ) : (
        <PasswordGate onCancel={close}>
          <EnableSteps onEnabled={setCodes} onCancel={close} />
        </PasswordGate>
      )}
    </Dialog>
  );
}

interface EnableStepsProps {
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function EnableSteps({ onEnabled, onCancel }: EnableStepsProps) {
  const begin = useBeginTwoFactor();
  if (begin.data) {
    return <TwoFactorSetup {...begin.data} onEnabled={onEnabled} onCancel={onCancel} />;
  }
  return (
    <OwnPasswordForm
      confirm="Continuar"
      waiting="Um momento…"
      pending={begin.isPending}
      error={begin.error}
      onSubmit={(password) => begin.mutate(password)}
      onCancel={onCancel}
    />
  );
}
