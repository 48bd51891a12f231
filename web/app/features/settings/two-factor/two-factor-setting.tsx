import { Button } from '@mantine/core';
import { useState } from 'react';
import { useUser } from '../../session/user-context.ts';
import { Setting } from '../section/setting.tsx';
import { DisableTwoFactorDialog } from './disable-two-factor-dialog.tsx';
import { EnableTwoFactorDialog } from './enable-two-factor-dialog.tsx';
import classes from './two-factor.module.css';

export function TwoFactorSetting() {
  const { twoFactorEnabled } = useUser();
  const [asking, setAsking] = useState<'enable' | 'disable' | null>(null);
  const close = () => setAsking(null);
  return (
    <Setting
      title="Verificação em duas etapas"
      state={
        <span className={classes.state} data-on={twoFactorEnabled}>
          {twoFactorEnabled ? 'Ativada' : 'Desativada'}
        </span>
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
      <EnableTwoFactorDialog opened={asking === 'enable'} onClose={close} />
      <DisableTwoFactorDialog opened={asking === 'disable'} onClose={close} />
    </Setting>
  );
}
