import { labels } from '#core/text/labels.ts';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { UserNameField } from '../../../ui/fields/user-name-field.tsx';
import { useFocusFirst } from '../../../ui/forms/use-focus-first.ts';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { useUser } from '../../session/user-context.ts';

const find = validateLazily(
  async () => (await import('#core/schemas/two-factor.ts')).ownPasswordSchema,
);

interface OwnPasswordFormProps {
  readonly confirm: string;
  readonly waiting: string;
  readonly destructive?: boolean;
  readonly error: unknown;
  /** Resolves once it is done; an ApiError about the password is said at its field. */
  readonly onSubmit: (password: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks for the current password before something that only its owner may do. */
export function OwnPasswordForm({ onSubmit, ...props }: OwnPasswordFormProps) {
  const { email } = useUser();
  const { form, values, field, submit, pending } = useForm({ password: '' }, find);
  useFocusFirst(form, !props.destructive);
  return (
    <DialogForm
      {...props}
      form={form}
      pending={pending}
      onSubmit={() => submit(() => onSubmit(values.password))}
    >
      <UserNameField email={email} />
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
