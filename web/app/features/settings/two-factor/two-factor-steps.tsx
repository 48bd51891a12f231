import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountToasts, accountWords } from '#core/account/account-texts.ts';
import { actWords } from '#core/app/app-texts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import dialog from '../../../ui/dialogs/dialog.module.css';
import { Grid, Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { OwnPasswordForm } from '../password/own-password-dialog.tsx';
import classes from '../settings.module.css';
import { twoFactorQuery, twoFactorTurned } from './two-factor-query.ts';
import {
  type RecoveryCodes,
  TwoFactorSetup,
  type TwoFactorSetupProps,
  useCopy,
} from './two-factor-setup.tsx';

export type TwoFactorQuestion = 'enable' | 'disable' | 'renew';

export interface TwoFactorStepsProps {
  readonly question: TwoFactorQuestion;
  /** Recovery codes are shown, for the only time. */
  readonly onCodes: () => void;
  readonly onClose: () => void;
}

/** The steps of each question, which all begin with the password. */
export function TwoFactorSteps({ question, onCodes, onClose }: TwoFactorStepsProps) {
  const client = useQueryClient();
  const [setup, setSetup] = useState<Pick<TwoFactorSetupProps, 'uri' | 'secret'> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const showCodes = ({ recoveryCodes }: RecoveryCodes) => {
    setCodes(recoveryCodes);
    onCodes();
  };
  const finish = (text: string) => {
    toast.seen(text);
    onClose();
  };
  if (codes) {
    const done =
      question === 'enable' ? accountToasts.twoFactorEnabled : accountToasts.recoveryCodesRenewed;
    return <CodeList codes={codes} onDone={() => finish(done)} />;
  }
  if (setup) return <TwoFactorSetup {...setup} onEnabled={showCodes} onCancel={onClose} />;
  switch (question) {
    case 'enable':
      return (
        <OwnPasswordForm
          confirm="Continuar"
          waiting={actWords.wait}
          mutation={{
            mutationFn: (password) => answerOf(api.me['two-factor'].$post({ json: { password } })),
          }}
          onDone={setSetup}
          onCancel={onClose}
        />
      );
    case 'disable':
      return (
        <OwnPasswordForm
          destructive
          confirm="Desativar"
          waiting="Desativando…"
          mutation={{
            mutationFn: (password) =>
              answerOf(api.me['two-factor'].$delete({ json: { password } })),
            onSuccess: () => twoFactorTurned(client, false),
          }}
          onDone={() => finish(accountToasts.twoFactorDisabled)}
          onCancel={onClose}
        />
      );
    case 'renew':
      return (
        <OwnPasswordForm
          confirm={accountWords.newRecoveryCodes}
          waiting="Criando…"
          mutation={{
            mutationFn: (password) =>
              answerOf(api.me['two-factor']['recovery-codes'].$post({ json: { password } })),
            onSuccess: () => void client.invalidateQueries(twoFactorQuery),
          }}
          onDone={showCodes}
          onCancel={onClose}
        />
      );
    default:
      return question satisfies never;
  }
}

interface CodeListProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

function CodeList({ codes, onDone }: CodeListProps) {
  const { outcome, copy } = useCopy({
    done: 'Códigos copiados.',
    failed: 'Não foi possível copiar. Anote os códigos ou baixe o arquivo.',
  });
  const text = `Códigos de recuperação da Artesa. Cada um funciona uma única vez.\n\n${codes.join('\n')}\n`;
  return (
    <Stack gap={4}>
      <p>
        Se você perder o celular, entre com um destes códigos. Cada um funciona uma única vez, e
        eles <strong>não aparecem de novo</strong>.
      </p>
      <Grid
        as="ul"
        least="7.25rem"
        gap={2}
        pad={4}
        className={classes.sunken}
        aria-label={accountWords.recoveryCodes}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Grid>
      <Row wrap gap={3}>
        <Button
          variant="default"
          leftSection={<IconCopy size={20} aria-hidden />}
          onClick={() => void copy(text)}
        >
          Copiar
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => download(text)}
        >
          Baixar
        </Button>
      </Row>
      <Text size={2} tone="soft" role="status" className={classes.outcome}>
        {outcome}
      </Text>
      <div className={dialog.buttons}>
        <Button onClick={onDone}>Já guardei os códigos</Button>
      </div>
    </Stack>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'artesa-codigos-de-recuperacao.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
