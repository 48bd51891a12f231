import { IconCheck } from '@tabler/icons-react';
import { labels } from '#core/messages/labels.ts';
import { plans } from '#core/plans/plans.ts';
import { accountBounds } from '#core/schemas/bounds.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './onboarding.module.css';
import type { OnboardingErrors, OnboardingValues } from './onboarding-values.ts';

const { products, materialsPerProduct } = plans.free.limits;
const included = [
  'Calculadora de preço completa',
  `Até ${products} produtos salvos`,
  `Até ${materialsPerProduct} materiais por produto`,
  'Suporte por email',
];

interface AccountStepProps {
  readonly values: OnboardingValues;
  readonly errors: OnboardingErrors;
  readonly onChange: (changed: Partial<OnboardingValues>) => void;
}

export function AccountStep({ values, errors, onChange }: AccountStepProps) {
  return (
    <div className={classes.account}>
      <div className={classes.fields}>
        <TextField
          id="name"
          label={labels.name}
          autoComplete="name"
          maxLength={accountBounds.name.max}
          value={values.name}
          error={errors.name}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          id="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          autoCapitalize="none"
          maxLength={accountBounds.email.max}
          value={values.email}
          error={errors.email}
          onChange={(email) => onChange({ email })}
        />
        <PasswordField
          id="password"
          label={labels.password}
          hint={`Pelo menos ${accountBounds.password.min} caracteres.`}
          autoComplete="new-password"
          maxLength={accountBounds.password.max}
          value={values.password}
          error={errors.password}
          onChange={(password) => onChange({ password })}
        />
        <StrengthMeter password={values.password} known={[values.name, values.email]} />
        <PasswordField
          id="confirmPassword"
          label={labels.confirmPassword}
          autoComplete="new-password"
          maxLength={accountBounds.password.max}
          value={values.confirmPassword}
          error={errors.confirmPassword}
          onChange={(confirmPassword) => onChange({ confirmPassword })}
        />
      </div>
      <section className={classes.included} aria-labelledby="included">
        <h2 id="included">Na conta grátis você tem</h2>
        <ul>
          {included.map((item) => (
            <li key={item}>
              <IconCheck size={20} aria-hidden />
              {item}
            </li>
          ))}
        </ul>
        <p>Sem cartão de crédito.</p>
      </section>
    </div>
  );
}
