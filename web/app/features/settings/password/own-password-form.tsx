import { labels } from '#core/messages/labels.ts';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { findLate, useForm } from '../../../ui/forms/use-form.ts';

const find = findLate(async () => (await import('#core/schemas/two-factor.ts')).ownPasswordSchema);

interface OwnPasswordFormProps {
  readonly confirm: string;
  readonly waiting: string;
  readonly destructive?: boolean;
  readonly pending: boolean;
  readonly error: unknown;
  readonly onSubmit: (password: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the current password before something that only its owner may do. */
export function OwnPasswordForm({ onSubmit, ...props }: OwnPasswordFormProps) {
  const { form, values, field, submit } = useForm({ password: '' }, find);
  return (
    <DialogForm
      {...props}
      form={form}
      onSubmit={() => submit(async () => onSubmit(values.password))}
    >
      <PasswordField
        {...field('password')}
        id="currentPassword"
        label={labels.currentPassword}
        autoComplete="current-password"
        // An act that cannot be taken back needs its button.
        enterKeyHint={props.destructive ? 'done' : 'go'}
      />
    </DialogForm>
  );
}
