import { useState } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import { PasswordGate } from '../password/password-gate.tsx';
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
export function TwoFactorDialog({ asking, onClose }: TwoFactorDialogProps) {
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
