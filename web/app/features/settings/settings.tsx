import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountToasts, accountWords } from '#core/account/account-texts.ts';
import { answerOf, api } from '../../api/client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/look/box.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { useUser } from '../session/user-context.ts';
import { useAccountDeletion } from './deletion/delete-account.ts';
import { FilesSection } from './files/files-section.tsx';
import {
  OwnPasswordDialog,
  OwnPasswordForm,
  signInMethodsQuery,
} from './password/own-password-dialog.tsx';
import { PasswordSetting } from './password/password-setting.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import classes from './settings.module.css';
import { Section, Setting } from './settings-section.tsx';
import { TwoFactorSetting } from './two-factor/two-factor-setting.tsx';

interface SettingsProps {
  readonly plan: ReactNode;
  /** What becomes of a subscription when the account is deleted, as a list item. */
  readonly subscriptionEnd: ReactNode;
}

export function Settings({ plan, subscriptionEnd }: SettingsProps) {
  return (
    <Stack gap={4} className={classes.layout}>
      <Stack gap={4}>
        {plan}
        <ProfileForm />
      </Stack>
      <Stack gap={4}>
        <Section title="Segurança">
          <PasswordSetting />
          <TwoFactorSetting />
          <GoogleSetting />
        </Section>
        <SessionsSection />
        <FilesSection />
        <DeleteAccountSection subscriptionEnd={subscriptionEnd} />
      </Stack>
    </Stack>
  );
}

const consequences = [
  'Todos os seus produtos serão deletados',
  'Seus materiais personalizados serão perdidos',
  'O histórico de cálculos será removido',
  'Suas configurações e preferências serão perdidas',
  'Não será possível recuperar esses dados',
];

function DeleteAccountSection({ subscriptionEnd }: Pick<SettingsProps, 'subscriptionEnd'>) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const deletion = useAccountDeletion(close);
  return (
    <Section title="Encerrar a conta" lead="Apaga sua conta e tudo o que há nela, sem volta.">
      <Button variant="outline" color="red" onClick={() => setOpened(true)}>
        Deletar Conta
      </Button>
      <OwnPasswordDialog
        opened={opened}
        title="Deletar conta permanentemente"
        description={
          <>
            <p>
              <strong>Esta ação não pode ser desfeita</strong>
            </p>
            <Stack as="ul" gap={1} className={classes.consequences}>
              {consequences.map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
              {subscriptionEnd}
            </Stack>
          </>
        }
        onClose={close}
      >
        <OwnPasswordForm
          destructive
          confirm="Sim, deletar minha conta"
          waiting="Deletando…"
          mutation={deletion}
          onCancel={close}
        />
      </OwnPasswordDialog>
    </Section>
  );
}

/** The sign-in with Google, where it is linked. */
function GoogleSetting() {
  const client = useQueryClient();
  const { email } = useUser();
  const { data } = useQuery(signInMethodsQuery);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  if (!data?.google) return null;
  return (
    <Setting
      title={accountWords.google}
      state={{ on: true, text: 'Vinculado' }}
      action={
        <Button variant="default" aria-label="Desvincular o Google" onClick={() => setOpened(true)}>
          Desvincular
        </Button>
      }
    >
      Sua conta do Google abre a Artesa sem senha.
      <OwnPasswordDialog
        opened={opened}
        title="Desvincular o Google"
        description={
          <>
            <p>A partir de agora, só seu email e sua senha abrem a conta.</p>
            <p>
              Quem entrar com uma conta do Google que usa <strong>{email}</strong> vincula o Google
              de novo. Se outra pessoa tem acesso a esse email, troque antes o email da Artesa.
            </p>
          </>
        }
        onClose={close}
      >
        <OwnPasswordForm
          destructive
          confirm="Desvincular"
          waiting="Desvinculando…"
          mutation={{
            mutationFn: (password) =>
              answerOf(api.me['sign-in-methods'].google.$delete({ json: { password } })),
            onSettled: () => void client.invalidateQueries(signInMethodsQuery),
          }}
          onDone={() => {
            toast.success(accountToasts.googleUnlinked);
            close();
          }}
          onCancel={close}
        />
      </OwnPasswordDialog>
    </Setting>
  );
}
