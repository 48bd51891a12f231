import type { ReactNode } from 'react';
import { DeleteAccountSection } from './deletion/delete-account-section.tsx';
import { FilesSection } from './files/files-section.tsx';
import { GoogleSetting } from './google/google-setting.tsx';
import { PasswordSetting } from './password/password-setting.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { Section } from './section/section.tsx';
import classes from './section/settings.module.css';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { TwoFactorSetting } from './two-factor/two-factor-setting.tsx';

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
