import { IconCheck } from '@tabler/icons-react';
import { plans } from '#core/plans/plans.ts';
import { accountBounds } from '#core/schemas/bounds.ts';
import { labels } from '#core/text/labels.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { KnownEmail, type KnownEmailProps } from './known-email.tsx';
import classes from './onboarding.module.css';
import type { OnboardingFields } from './onboarding-values.ts';
import { PasswordFields } from './password-fields.tsx';

const { products, materialsPerProduct } = plans.free.limits;
const included = [
  'Calculadora de preços completa',
  `Até ${products} produtos salvos`,
  `Até ${materialsPerProduct} materiais por produto`,
  'Suporte por email',
];

interface AccountStepProps extends OnboardingFields {
  /** What was typed before a reload is back, without the password. */
  readonly forgotten: boolean;
  /** The email has an account already. */
  readonly known: KnownEmailProps | null;
}

export function AccountStep({ field, forgotten, known }: AccountStepProps) {
  const name = field('name');
  const email = field('email');
  return (
    <div className={classes.account}>
      <div className={classes.fields}>
        <TextField
          {...name}
          id="name"
          label={labels.name}
          autoComplete="name"
          enterKeyHint="next"
          maxLength={accountBounds.name.max}
        />
        <TextField
          {...email}
          id="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          enterKeyHint="next"
          autoCapitalize="none"
          maxLength={accountBounds.email.max}
        />
        {known && <KnownEmail {...known} />}
        <PasswordFields field={field} forgotten={forgotten} />
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
