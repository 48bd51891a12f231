import { useMutation, useQueryClient } from '@tanstack/react-query';
import { crafts } from '#core/choices/crafts.ts';
import type { ConfirmEmailInput, Confirmed } from '#core/schemas/account.ts';
import type { WaitingSignUp } from '#core/schemas/problem.ts';
import { labels } from '#core/text/labels.ts';
import { craftOptions } from '../../../ui/fields/craft-options.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { UserNameField } from '../../../ui/fields/user-name-field.tsx';
import { moveOnEnter } from '../../../ui/forms/move-on-enter.ts';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { withConfirmation } from '../../../ui/new-password/new-password.ts';
import { NewPasswordFields } from '../../../ui/new-password/new-password-fields.tsx';
import { nameField } from '../../session/account-fields.ts';
import { AuthForm } from '../auth-form.tsx';
import { CardHead } from '../card-head.tsx';
import { confirmationProblem, confirmEmail } from './use-confirmation.ts';

const findAccount = validateLazily(async () =>
  (await import('#core/schemas/account.ts')).signUpSchema.pick({ name: true, password: true }),
);

type Field = 'name' | 'craftType' | 'password' | 'confirmPassword';

async function find({ name, password, confirmPassword }: Record<Field, string>) {
  return withConfirmation(await findAccount({ name, password }), password, confirmPassword);
}

interface ChoosePasswordProps {
  readonly token: string;
  readonly waiting: WaitingSignUp;
  readonly onConfirmed: (confirmed: Confirmed) => void;
}

/** For an email that was signed up more than once: its owner chooses the password that counts. */
export function ChoosePassword({ token, waiting, onConfirmed }: ChoosePasswordProps) {
  const { email, name, craftType } = waiting;
  const initial = { name, craftType, password: '', confirmPassword: '' };
  const { form, values, field, submit, pending } = useForm(initial, find);
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: (json: ConfirmEmailInput) => confirmEmail(client, json),
    onSuccess: onConfirmed,
  });

  const send = () => {
    const craft = crafts.find(({ id }) => id === values.craftType);
    const profile = { name: values.name, ...(craft && { craftType: craft.id }) };
    return confirm.mutateAsync({ token, password: values.password, ...profile });
  };

  return (
    <>
      <CardHead title="Escolha sua senha">
        Houve mais de um cadastro com <strong>{email}</strong>. Confira os dados e escolha a senha
        que vai valer: nenhuma digitada antes serve.
      </CardHead>
      <AuthForm
        ref={form}
        aria-label="Escolha sua senha"
        confirm="Confirmar minha conta"
        waiting="Confirmando…"
        pending={pending}
        error={confirm.error}
        problem={confirmationProblem}
        onSubmit={() => void submit(send)}
        onKeyDown={moveOnEnter}
      >
        <UserNameField email={email} />
        <TextField {...nameField} {...field('name')} />
        <SelectField
          {...field('craftType')}
          id="craftType"
          label={labels.craftType}
          options={craftOptions}
        />
        <NewPasswordFields
          password={field('password')}
          confirmation={field('confirmPassword')}
          known={[values.name, email]}
        />
      </AuthForm>
    </>
  );
}
