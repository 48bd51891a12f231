import { type ReactNode, useState } from 'react';
import { labels } from '#core/text/labels.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { isAboutPassword, useDeleteAccount } from './deletion/delete-account.ts';
import { FilesSection } from './files/files-section.tsx';
import { GoogleSetting } from './google/google-setting.tsx';
import { ChangePasswordDialog } from './password/change-password-dialog.tsx';
import { OwnPasswordForm } from './password/own-password-form.tsx';
import { PasswordGate } from './password/password-gate.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { Section } from './section/section.tsx';
import { Setting } from './section/setting.tsx';
import classes from './section/settings.module.css';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { TwoFactorSetting } from './two-factor/two-factor-setting.tsx';

const consequences = [
  'Todos os seus produtos serão deletados',
  'Seus materiais personalizados serão perdidos',
  'O histórico de cálculos será removido',
  'Suas configurações e preferências serão perdidas',
  'Não será possível recuperar esses dados',
];

interface DeleteAccountDialogProps {
  readonly opened: boolean;
  /** What becomes of the subscription, as an entry of the list; nothing where there is none. */
  readonly subscriptionEnd: ReactNode;
  readonly onClose: () => void;
}

function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { opened, subscriptionEnd, onClose } = props;
  return (
    <Dialog
      opened={opened}
      title="Deletar conta permanentemente"
      description={
        <>
          <p>
            <strong>Esta ação não pode ser desfeita</strong>
          </p>
          <ul className={classes.consequences}>
            {consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
            {subscriptionEnd}
          </ul>
        </>
      }
      onClose={onClose}
    >
      <PasswordGate onCancel={onClose}>
        <DeleteAccountForm onClose={onClose} />
      </PasswordGate>
    </Dialog>
  );
}

function DeleteAccountForm({ onClose }: { readonly onClose: () => void }) {
  const deletion = useDeleteAccount(onClose);
  return (
    <OwnPasswordForm
      destructive
      confirm="Sim, deletar minha conta"
      waiting="Deletando…"
      error={isAboutPassword(deletion.error) ? deletion.error : null}
      onSubmit={deletion.mutateAsync}
      onCancel={onClose}
    />
  );
}

interface SettingsProps {
  /** The plan in use, which is changed elsewhere. */
  readonly plan: ReactNode;
  /** What becomes of a subscription when the account is deleted, as an entry of a list. */
  readonly subscriptionEnd: ReactNode;
}

export function Settings({ plan, subscriptionEnd }: SettingsProps) {
  return (
    <div className={classes.layout}>
      <div className={classes.column}>
        {plan}
        <ProfileForm />
      </div>
      <div className={classes.column}>
        <Section title="Segurança">
          <PasswordSetting />
          <TwoFactorSetting />
          <GoogleSetting />
        </Section>
        <SessionsSection />
        <FilesSection />
        <DeleteAccountSection subscriptionEnd={subscriptionEnd} />
      </div>
    </div>
  );
}

function PasswordSetting() {
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

interface DeleteAccountSectionProps {
  readonly subscriptionEnd: ReactNode;
}

function DeleteAccountSection({ subscriptionEnd }: DeleteAccountSectionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Section title="Encerrar a conta" lead="Apaga sua conta e tudo o que há nela, sem volta.">
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        Deletar Conta
      </Button>
      <DeleteAccountDialog
        opened={asking}
        subscriptionEnd={subscriptionEnd}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
