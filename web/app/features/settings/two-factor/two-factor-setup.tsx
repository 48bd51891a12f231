import { IconCopy } from '@tabler/icons-react';
import { useLoaded } from '../../../ui/browser/use-loaded.ts';
import { AnchorButton } from '../../../ui/buttons/anchor-button.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { useFocusFirst } from '../../../ui/forms/use-focus-first.ts';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { useConfirmTwoFactor } from './switch-two-factor.ts';
import classes from './two-factor.module.css';
import { useCopy } from './use-copy.ts';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

const loadEncode = () => import('uqr').then((part) => part.encode);

/**
 * Drawn here, because its content is nobody else's business. Dark on light in both schemes, for
 * cameras. Its room stays white until it is drawn.
 */
function QrCode({ text, label }: QrCodeProps) {
  const encode = useLoaded(true, loadEncode);
  if (!encode) return <div className={classes.qr} />;
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes.qr}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

const find = validateLazily(
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
  const { said, copy } = useCopy({
    done: 'Chave copiada.',
    failed: 'Não foi possível copiar. Selecione a chave e copie.',
  });
  useFocusFirst(form);
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
        <AnchorButton href={uri} variant="default" size="sm" className={classes.app}>
          Abrir no aplicativo autenticador
        </AnchorButton>
        <p>Leia este código com um aplicativo autenticador no celular:</p>
        <QrCode text={uri} label="Código QR para o aplicativo autenticador" />
        <div className={classes.byHand}>
          <p>Sem câmera? Digite ou cole esta chave no aplicativo:</p>
          <code className={classes.secret}>{inGroups(secret)}</code>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => void copy(secret)}
          >
            Copiar chave
          </Button>
          <p role="status" className={classes.said}>
            {said}
          </p>
        </div>
      </div>
      <CodeField {...field('code')} id="code" />
    </DialogForm>
  );
}

function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
