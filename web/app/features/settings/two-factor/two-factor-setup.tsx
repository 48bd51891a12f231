import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { findLate, useForm } from '../../../ui/forms/use-form.ts';
import { QrCode } from './qr-code.tsx';
import { useConfirmTwoFactor } from './switch-two-factor.ts';
import classes from './two-factor.module.css';

const find = findLate(
  async () => (await import('#core/schemas/two-factor.ts')).twoFactorCodeSchema,
);

interface TwoFactorSetupProps {
  /** otpauth://… for the QR code. */
  readonly uri: string;
  /** The same secret in base32, to be typed. */
  readonly secret: string;
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

export function TwoFactorSetup({ uri, secret, onEnabled, onCancel }: TwoFactorSetupProps) {
  const { form, values, field, submit, pending } = useForm({ code: '' }, find);
  const confirm = useConfirmTwoFactor();
  const send = () => confirm.mutateAsync(values.code, { onSuccess: onEnabled });
  return (
    <DialogForm
      form={form}
      confirm="Ativar"
      waiting="Ativando…"
      pending={pending}
      error={confirm.error}
      onSubmit={() => submit(send)}
      onCancel={onCancel}
    >
      <div className={classes.setup}>
        <p>Leia este código com um aplicativo autenticador no celular:</p>
        <QrCode text={uri} label="Código QR para o aplicativo autenticador" />
        <p>
          Sem câmera? Digite esta chave no aplicativo:{' '}
          <code className={classes.secret}>{inGroups(secret)}</code>
        </p>
      </div>
      <CodeField {...field('code')} id="code" />
    </DialogForm>
  );
}

function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
