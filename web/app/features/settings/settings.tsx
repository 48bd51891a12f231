import { DeleteAccountSection } from './delete-account-section.tsx';
import { PasswordSetting } from './password-setting.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Section } from './section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import classes from './settings.module.css';
import { TwoFactorSetting } from './two-factor-setting.tsx';

export function Settings() {
  return (
    <div className={classes.layout}>
      <div className={classes.column}>
        <PlanCard />
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
