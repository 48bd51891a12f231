import { IconCopy } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf, api } from '../../../api/client.ts';
import { useLoaded } from '../../../ui/browser/use-loaded.ts';
import { AnchorButton, Button } from '../../../ui/buttons/button.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { CodeField } from '../../../ui/fields/text-field.tsx';
import { useFocusFirst } from '../../../ui/forms/use-focus-first.ts';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import classes from '../settings.module.css';
import { twoFactorTurned } from './two-factor-query.ts';

const loadEncode = () => import('uqr').then((part) => part.encode);

/** Drawn here, because its content is secret; dark on light in both schemes, for cameras. */
function QrCode({ text }: { readonly text: string }) {
  const encode = useLoaded(true, loadEncode);
  if (!encode) return <div className={classes.qr} />;
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label="Código QR para o aplicativo autenticador"
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
  async () => (await import('#core/account/two-factor-schemas.ts')).twoFactorCodeSchema,
);

export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

export interface TwoFactorSetupProps {
  /** otpauth://… for the QR code. */
  readonly uri: string;
  /** The secret in base32, to be typed. */
  readonly secret: string;
  readonly onEnabled: (answer: RecoveryCodes) => void;
  readonly onCancel: () => void;
}

export function TwoFactorSetup({ uri, secret, onEnabled, onCancel }: TwoFactorSetupProps) {
  const { form, values, field, submit, pending } = useForm({ code: '' }, find);
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: (json: typeof values) => answerOf(api.me['two-factor'].confirm.$post({ json })),
    onSuccess: () => twoFactorTurned(client, true),
  });
  const { outcome, copy } = useCopy({
    done: 'Chave copiada.',
    failed: 'Não foi possível copiar. Selecione a chave e copie.',
  });
  useFocusFirst(form);
  const send = () => confirm.mutateAsync(values, { onSuccess: onEnabled });
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
      <Stack gap={3}>
        <AnchorButton href={uri} variant="default" className={classes.app}>
          Abrir no aplicativo autenticador
        </AnchorButton>
        <p>Leia este código com um aplicativo autenticador no celular:</p>
        <QrCode text={uri} />
        <p>Sem câmera? Digite ou cole esta chave no aplicativo:</p>
        <Row wrap gap={2}>
          <Stack as="code" pad={2} className={`${classes.wide} ${classes.sunken}`}>
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </Stack>
          <Button
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => void copy(secret)}
          >
            Copiar chave
          </Button>
        </Row>
        <Text size={2} tone="soft" role="status">
          {outcome}
        </Text>
      </Stack>
      <CodeField {...field('code')} id="code" />
    </DialogForm>
  );
}

interface CopyTexts {
  readonly done: string;
  readonly failed: string;
}

/** Copies a text to the clipboard; `outcome` says whether that worked. */
export function useCopy({ done, failed }: CopyTexts) {
  const [outcome, setOutcome] = useState('');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(done);
    } catch {
      // Forbidden, or missing outside of https.
      setOutcome(failed);
    }
  };
  return { outcome, copy };
}
