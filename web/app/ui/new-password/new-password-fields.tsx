import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { accountBounds } from '#core/account/account-bounds.ts';
import { accountLabels } from '#core/account/account-texts.ts';
import { textLength } from '#core/fields/text-length.ts';
import { validationMessages } from '#core/fields/validation.ts';
import { useLoaded } from '../browser/use-loaded.ts';
import { PasswordField } from '../fields/password-field.tsx';
import type { TextFieldProps } from '../fields/text-field.tsx';
import type { FieldMessages } from '../forms/use-form.ts';
import { Stack } from '../look/box.tsx';
import classes from './new-password.module.css';
import type { StrengthAdviceProps } from './strength-advice.tsx';
import { StrengthBars } from './strength-bars.tsx';

const { min, max } = accountBounds.password;

interface Field extends Pick<TextFieldProps, 'value' | 'error' | 'onChange'> {
  readonly name: string;
}

interface NewPasswordFieldsProps {
  readonly password: Field;
  readonly confirmation: Field;
  /** What others know of the user: a password made of it is weak. */
  readonly known?: readonly string[];
}

export function NewPasswordFields({ password, confirmation, known }: NewPasswordFieldsProps) {
  return (
    <Stack gap={4}>
      <PasswordField
        {...password}
        id={password.name}
        label={accountLabels.newPassword}
        hint={<MinimumLength met={textLength(password.value) >= min} />}
        autoComplete="new-password"
        enterKeyHint="next"
        maxLength={max}
      />
      <StrengthMeter password={password.value} known={known ?? []} />
      <PasswordField
        {...confirmation}
        id={confirmation.name}
        label={accountLabels.confirmNewPassword}
        autoComplete="new-password"
        enterKeyHint="go"
        maxLength={max}
      />
    </Stack>
  );
}

function MinimumLength({ met }: { readonly met: boolean }) {
  const Icon = met ? IconCircleCheck : IconCircle;
  return (
    <span className={classes.rule} data-met={met}>
      <Icon size={18} aria-label={met ? 'Cumprido:' : 'Falta:'} role="img" />
      Pelo menos {min} caracteres
    </span>
  );
}

/** Adds what is wrong with the second typing of a new password to what is wrong otherwise. */
export function withConfirmation(
  found: FieldMessages,
  newPassword: string,
  confirmPassword: string,
): FieldMessages {
  if (confirmPassword === newPassword) return found;
  return { ...found, confirmPassword: validationMessages.passwordsDiffer };
}

const loadAdvice = () => import('./strength-advice.tsx').then((part) => part.StrengthAdvice);

/** How hard the password is to guess; advice only, loaded with the first character. */
export function StrengthMeter({ password, known }: StrengthAdviceProps) {
  const typed = password !== '';
  const StrengthAdvice = useLoaded(typed, loadAdvice);
  return (
    <div role="status" className={classes.strength}>
      {typed && StrengthAdvice ? (
        <StrengthAdvice password={password} known={known} />
      ) : (
        <>
          <StrengthBars strength={null} filled={0} />
          <p>Dica: junte três palavras, por exemplo “lagoa novelo pimenta”.</p>
        </>
      )}
    </div>
  );
}
