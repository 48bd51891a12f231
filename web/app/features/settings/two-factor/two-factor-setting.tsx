import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountWords } from '#core/account/account-texts.ts';
import { fewRecoveryCodes, recoveryCodesLeftText } from '#core/account/recovery-code-texts.ts';
import { actWords } from '#core/app/app-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { useUser } from '../../session/user-context.ts';
import { OwnPasswordDialog } from '../password/own-password-dialog.tsx';
import { Setting } from '../settings-section.tsx';
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

const TwoFactorSteps = lazyPart<TwoFactorStepsProps>(actWords.wait, () =>
  import('./two-factor-steps.tsx').then((part) => part.TwoFactorSteps),
);

export function TwoFactorSetting() {
  const { twoFactorEnabled } = useUser();
  const [question, setQuestion] = useState<TwoFactorQuestion | null>(null);
  const [codesShown, setCodesShown] = useState(false);
  const texts: { title: string; description?: string } = codesShown
    ? { title: 'Guarde seus códigos de recuperação' }
    : questions[question ?? 'enable'];
  const close = () => {
    setCodesShown(false);
    setQuestion(null);
  };
  return (
    <>
      <Setting
        title={accountWords.twoFactor}
        state={{ on: twoFactorEnabled, text: twoFactorEnabled ? 'Ativada' : 'Desativada' }}
        action={
          <Button
            variant="default"
            aria-label={`${twoFactorEnabled ? 'Desativar' : 'Ativar'} verificação em duas etapas`}
            onClick={() => setQuestion(twoFactorEnabled ? 'disable' : 'enable')}
          >
            {twoFactorEnabled ? 'Desativar' : 'Ativar'}
          </Button>
        }
      >
        O login pede também um código do seu celular.
        <OwnPasswordDialog
          {...texts}
          opened={question !== null}
          // Shown codes cannot be shown again.
          keep={codesShown}
          onClose={close}
        >
          <TwoFactorSteps
            question={question ?? 'enable'}
            onCodes={() => setCodesShown(true)}
            onClose={close}
          />
        </OwnPasswordDialog>
      </Setting>
      {twoFactorEnabled && <RecoveryCodesSetting onRenew={() => setQuestion('renew')} />}
    </>
  );
}

function RecoveryCodesSetting({ onRenew }: { readonly onRenew: () => void }) {
  const left = useQuery(twoFactorQuery).data?.recoveryCodesLeft;
  const few = left !== undefined && left <= fewRecoveryCodes;
  const text = left === undefined ? 'Abrem a conta sem o celular.' : recoveryCodesLeftText(left);
  return (
    <Setting
      title={accountWords.recoveryCodes}
      action={
        <Button variant="default" aria-label="Criar novos códigos de recuperação" onClick={onRenew}>
          {accountWords.newRecoveryCodes}
        </Button>
      }
    >
      {few ? <Note kind="warn">{text} Crie novos antes de precisar deles.</Note> : text}
    </Setting>
  );
}
