import { useState } from 'react';
import { securityToasts } from '#core/account/security-toasts.ts';
import { toasts } from '#core/text/toasts.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { OwnPasswordForm } from '../password/own-password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  useBeginTwoFactor,
  useRemoveTwoFactor,
  useRenewRecoveryCodes,
} from './switch-two-factor.ts';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** What its owner wants of the second factor. */
export type TwoFactorQuestion = 'enable' | 'disable' | 'renew';

export interface TwoFactorStepsProps {
  readonly question: TwoFactorQuestion;
  /** Recovery codes are on the screen, which nobody will see again. */
  readonly onCodes: () => void;
  readonly onClose: () => void;
}

/** The steps of each question, which all begin with the password. */
export function TwoFactorSteps({ question, onCodes, onClose }: TwoFactorStepsProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = (fresh: readonly string[]) => {
    setCodes(fresh);
    onCodes();
  };
  if (codes) {
    const done =
      question === 'enable' ? toasts.twoFactorEnabled : securityToasts.recoveryCodesRenewed;
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          toast.success(done);
          onClose();
        }}
      />
    );
  }
  switch (question) {
    case 'enable':
      return <EnableSteps onCodes={show} onCancel={onClose} />;
    case 'disable':
      return <DisableForm onClose={onClose} />;
    case 'renew':
      return <RenewForm onCodes={show} onCancel={onClose} />;
    default:
      return question satisfies never;
  }
}

interface ToCodesProps {
  readonly onCodes: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The password, then the app's first code. */
function EnableSteps({ onCodes, onCancel }: ToCodesProps) {
  const begin = useBeginTwoFactor();
  if (begin.data) {
    return <TwoFactorSetup {...begin.data} onEnabled={onCodes} onCancel={onCancel} />;
  }
  return (
    <OwnPasswordForm
      confirm="Continuar"
      waiting="Um momento…"
      error={begin.error}
      onSubmit={begin.mutateAsync}
      onCancel={onCancel}
    />
  );
}

function RenewForm({ onCodes, onCancel }: ToCodesProps) {
  const renew = useRenewRecoveryCodes();
  return (
    <OwnPasswordForm
      confirm="Criar novos códigos"
      waiting="Criando…"
      error={renew.error}
      onSubmit={(password) => renew.mutateAsync(password, { onSuccess: onCodes })}
      onCancel={onCancel}
    />
  );
}

function DisableForm({ onClose }: { readonly onClose: () => void }) {
  const remove = useRemoveTwoFactor();
  const onSuccess = () => {
    toast.success(toasts.twoFactorDisabled);
    onClose();
  };
  return (
    <OwnPasswordForm
      destructive
      confirm="Desativar"
      waiting="Desativando…"
      error={remove.error}
      onSubmit={(password) => remove.mutateAsync(password, { onSuccess })}
      onCancel={onClose}
    />
  );
}
