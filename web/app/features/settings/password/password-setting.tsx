import { useState } from 'react';
import { labels } from '#core/text/labels.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Setting } from '../section/setting.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

export function PasswordSetting() {
  const [asking, setAsking] = useState(false);
  return (
    <Setting
      title={labels.password}
      action={
        <Button variant="default" onClick={() => setAsking(true)}>
          Alterar senha
        </Button>
      }
    >
      Para trocar, é preciso saber a senha atual.
      <ChangePasswordDialog opened={asking} onClose={() => setAsking(false)} />
    </Setting>
  );
}
