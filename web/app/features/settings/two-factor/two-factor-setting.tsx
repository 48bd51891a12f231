import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useUser } from '../../session/user-context.ts';
import { Setting } from '../section/setting.tsx';
import { SettingState } from '../section/setting-state.tsx';
import { RecoveryCodesSetting } from './recovery-codes-setting.tsx';
import { TwoFactorDialog } from './two-factor-dialog.tsx';
import type { TwoFactorQuestion } from './two-factor-steps.tsx';

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
