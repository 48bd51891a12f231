import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fewRecoveryCodes, recoveryCodesLeftText } from '#core/account/recovery-code-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { useUser } from '../../session/user-context.ts';
import { PasswordGate } from '../password/password-gate.tsx';
import { Setting } from '../section/setting.tsx';
import { SettingState } from '../section/setting-state.tsx';
import classes from './two-factor.module.css';
import { twoFactorQuery } from './two-factor-query.ts';
import type { TwoFactorQuestion, TwoFactorStepsProps } from './two-factor-steps.tsx';

const questions = {
  enable: { title: 'Ativar verificação em duas etapas' },
  disable: {
    title: 'Desativar verificação em duas etapas',
    description: 'O login volta a pedir só a senha, e os códigos de recuperação deixam de valer.',
  },
  renew: {
    title: 'Criar novos códigos de recuperação',
    description: 'Os códigos que você guardou antes deixam de valer.',
  },
} as const satisfies Record<TwoFactorQuestion, object>;

interface TwoFactorDialogProps {
  readonly asking: TwoFactorQuestion | null;
  readonly onClose: () => void;
}

/** What is asked about the second factor. Recovery codes that are shown can only be put away. */
function TwoFactorDialog({ asking, onClose }: TwoFactorDialogProps) {
  const [codesShown, setCodesShown] = useState(false);
  const texts: { title: string; description?: string } = codesShown
    ? { title: 'Guarde seus códigos de recuperação' }
    : questions[asking ?? 'enable'];
  const close = () => {
    setCodesShown(false);
    onClose();
  };
  return (
    <Dialog opened={asking !== null} {...texts} keep={codesShown} onClose={close}>
      <PasswordGate onCancel={close}>
        <TwoFactorSteps
          question={asking ?? 'enable'}
          onCodes={() => setCodesShown(true)}
          onClose={close}
        />
      </PasswordGate>
    </Dialog>
  );
}

const TwoFactorSteps = lazyPart<TwoFactorStepsProps>('Um momento…', () =>
  import('./two-factor-steps.tsx').then((part) => part.TwoFactorSteps),
);

export function TwoFactorSetting() {
  const { twoFactorEnabled } = useUser();
  const [asking, setAsking] = useState<TwoFactorQuestion | null>(null);
  return (
    <>
      <Setting
        title="Verificação em duas etapas"
        state={
          <SettingState on={twoFactorEnabled}>
            {twoFactorEnabled ? 'Ativada' : 'Desativada'}
          </SettingState>
        }
        action={
          <Button
            variant="default"
            aria-label={`${twoFactorEnabled ? 'Desativar' : 'Ativar'} verificação em duas etapas`}
            onClick={() => setAsking(twoFactorEnabled ? 'disable' : 'enable')}
          >
            {twoFactorEnabled ? 'Desativar' : 'Ativar'}
          </Button>
        }
      >
        Além da senha, o login pede um código do seu celular.
        <TwoFactorDialog asking={asking} onClose={() => setAsking(null)} />
      </Setting>
      {twoFactorEnabled && <RecoveryCodesSetting onRenew={() => setAsking('renew')} />}
    </>
  );
}

/** How many codes are left for a day without the phone, and the way to new ones. */
function RecoveryCodesSetting({ onRenew }: { readonly onRenew: () => void }) {
  const left = useQuery(twoFactorQuery).data?.recoveryCodesLeft;
  const few = left !== undefined && left <= fewRecoveryCodes;
  const text = left === undefined ? 'Abrem a conta sem o celular.' : recoveryCodesLeftText(left);
  return (
    <Setting
      title="Códigos de recuperação"
      action={
        <Button variant="default" aria-label="Criar novos códigos de recuperação" onClick={onRenew}>
          Criar novos códigos
        </Button>
      }
    >
      {few ? (
        <div className={classes.few}>
          <Callout kind="warn">{text} Crie novos antes de precisar deles.</Callout>
        </div>
      ) : (
        text
      )}
    </Setting>
  );
}
