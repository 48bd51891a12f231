import { useQuery } from '@tanstack/react-query';
import { fewRecoveryCodes, recoveryCodesLeftText } from '#core/account/recovery-code-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { Setting } from '../section/setting.tsx';
import classes from './two-factor.module.css';
import { twoFactorQuery } from './two-factor-query.ts';

/** How many codes are left for a day without the phone, and the way to new ones. */
export function RecoveryCodesSetting({ onRenew }: { readonly onRenew: () => void }) {
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
