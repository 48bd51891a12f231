import type { ReactNode } from 'react';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { PasswordSetting } from './password-setting.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Section } from './section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import classes from './settings.module.css';
import { TwoFactorSetting } from './two-factor-setting.tsx';

interface SettingsProps {
  /** The plan in use, which is changed elsewhere. */
  readonly plan: ReactNode;
}

export function Settings({ plan }: SettingsProps) {
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
        </Section>
        <SessionsSection />
        <DeleteAccountSection />
      </div>
    </div>
  );
}
