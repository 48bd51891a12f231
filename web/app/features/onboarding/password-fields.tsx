import { accountBounds } from '#core/schemas/bounds.ts';
import { labels } from '#core/text/labels.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { StrengthMeter } from '../../ui/new-password/strength-meter.tsx';
import type { OnboardingFields } from './onboarding-values.ts';

const passwordForgotten = 'Sua senha não fica guardada neste aparelho: digite-a de novo.';

interface PasswordFieldsProps extends OnboardingFields {
  /** What was typed before a reload is back, without the password. */
  readonly forgotten: boolean;
}

/** The password of the new account, twice. */
export function PasswordFields({ field, forgotten }: PasswordFieldsProps) {
  const password = field('password');
  return (
    <>
      <PasswordField
        {...password}
        id="password"
        label={labels.password}
        note={forgotten ? passwordForgotten : null}
        hint={`Pelo menos ${accountBounds.password.min} caracteres.`}
        autoComplete="new-password"
        enterKeyHint="next"
        maxLength={accountBounds.password.max}
      />
      <StrengthMeter
        password={password.value}
        known={[field('name').value, field('email').value]}
      />
      <PasswordField
        {...field('confirmPassword')}
        id="confirmPassword"
        label={labels.confirmPassword}
        autoComplete="new-password"
        enterKeyHint="go"
        maxLength={accountBounds.password.max}
      />
    </>
  );
}
