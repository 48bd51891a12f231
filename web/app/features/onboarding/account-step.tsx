import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { accountBounds } from '#core/account/account-bounds.ts';
import { accountLabels } from '#core/account/account-texts.ts';
import { planWords } from '#core/plans/plan-texts.ts';
import { plans } from '#core/plans/plans.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { carryEmail } from '../../ui/forms/carried-email.ts';
import { Row, Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { StrengthMeter } from '../../ui/new-password/new-password-fields.tsx';
import { emailField, nameField } from '../session/account-fields.ts';
import classes from './onboarding.module.css';
import type { OnboardingFields } from './onboarding-values.ts';

const { products, materialsPerProduct } = plans.free.limits;
const included = [
  planWords.calculator,
  `Até ${products} produtos salvos`,
  `Até ${materialsPerProduct} materiais por produto`,
  'Suporte por email',
];

interface AccountStepProps extends PasswordFieldsProps {
  readonly known: KnownEmailProps | null;
}

export function AccountStep({ field, forgotten, known }: AccountStepProps) {
  return (
    <div className={classes.account}>
      <Stack gap={4}>
        <TextField {...nameField} {...field('name')} />
        <TextField {...emailField} {...field('email')} />
        {known && <KnownEmail {...known} />}
        <PasswordFields field={field} forgotten={forgotten} />
      </Stack>
      <Stack as="section" gap={3} pad={4} className={classes.included} aria-labelledby="included">
        <h2 id="included">Na conta grátis você tem</h2>
        <Stack as="ul" gap={2}>
          {included.map((item) => (
            <Row as="li" key={item} gap={2}>
              <IconCheck size={20} aria-hidden />
              {item}
            </Row>
          ))}
        </Stack>
        <Text tone="soft">Sem cartão de crédito.</Text>
      </Stack>
    </div>
  );
}

interface PasswordFieldsProps extends OnboardingFields {
  /** A reload of the page has lost the password. */
  readonly forgotten: boolean;
}

export function PasswordFields({ field, forgotten }: PasswordFieldsProps) {
  const password = field('password');
  return (
    <>
      <PasswordField
        {...password}
        id="password"
        label={accountLabels.password}
        note={forgotten ? 'Sua senha não fica guardada neste aparelho: digite-a de novo.' : null}
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
        label={accountLabels.confirmPassword}
        autoComplete="new-password"
        enterKeyHint="go"
        maxLength={accountBounds.password.max}
      />
    </>
  );
}

export interface KnownEmailProps {
  readonly email: string;
  readonly message: string;
}

/** The ways into the account that the email already has. */
export function KnownEmail({ email, message }: KnownEmailProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  const state = carryEmail(email);
  return (
    <div ref={note} tabIndex={-1} role="alert">
      <Note
        kind="warn"
        action={
          <Row wrap gap={2}>
            <LinkButton to="/auth" state={state}>
              Entrar
            </LinkButton>
            <LinkButton to="/forgot-password" state={state} variant="default">
              Recuperar senha
            </LinkButton>
          </Row>
        }
      >
        {message}
      </Note>
    </div>
  );
}
