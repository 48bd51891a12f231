import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { accountBounds } from '#core/schemas/bounds.ts';
import { labels } from '#core/text/labels.ts';
import { textLength } from '#core/text/text-length.ts';
import { PasswordField } from '../fields/password-field.tsx';
import type { TextFieldProps } from '../fields/text-field.tsx';
import { Stack } from '../look/box.tsx';
import classes from './new-password.module.css';
import { StrengthMeter } from './strength-meter.tsx';

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
        label={labels.newPassword}
        hint={<MinimumLength met={textLength(password.value) >= min} />}
        autoComplete="new-password"
        enterKeyHint="next"
        maxLength={max}
      />
      <StrengthMeter password={password.value} known={known ?? []} />
      <PasswordField
        {...confirmation}
        id={confirmation.name}
        label={labels.confirmNewPassword}
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
