import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { crafts } from '#core/choices/crafts.ts';
import type { ConfirmEmailInput, Confirmed } from '#core/schemas/account.ts';
import { accountBounds } from '#core/schemas/bounds.ts';
import type { WaitingSignUp } from '#core/schemas/problem.ts';
import { labels } from '#core/text/labels.ts';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { craftOptions } from '../../../ui/fields/craft-options.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { UserNameField } from '../../../ui/fields/user-name-field.tsx';
import { moveOnEnter } from '../../../ui/forms/move-on-enter.ts';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { withConfirmation } from '../../../ui/new-password/new-password.ts';
import { NewPasswordFields } from '../../../ui/new-password/new-password-fields.tsx';
import { FailedCall } from '../../../ui/notes/failed-call.tsx';
import classes from '../auth.module.css';
import { confirmationProblem, confirmEmail } from './use-confirmation.ts';

const findAccount = validateLazily(async () =>
  (await import('#core/schemas/account.ts')).signUpSchema.pick({ name: true, password: true }),
);

interface Values {
  readonly name: string;
  readonly craftType: string;
  readonly password: string;
  readonly confirmPassword: string;
}

async function find({ name, password, confirmPassword }: Values) {
  return withConfirmation(await findAccount({ name, password }), password, confirmPassword);
}

interface ChoosePasswordProps {
  readonly token: string;
  readonly waiting: WaitingSignUp;
  readonly onConfirmed: (confirmed: Confirmed) => void;
}

/** For an email that was signed up more than once: whoever holds it says what counts. */
export function ChoosePassword({ token, waiting, onConfirmed }: ChoosePasswordProps) {
  const { email, name, craftType } = waiting;
  const initial = { name, craftType, password: '', confirmPassword: '' };
  const { form, values, field, submit, pending } = useForm(initial, find);
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: (json: ConfirmEmailInput) => confirmEmail(client, json),
    onSuccess: onConfirmed,
  });

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const craft = crafts.find(({ id }) => id === values.craftType);
    const profile = { name: values.name, ...(craft && { craftType: craft.id }) };
    void submit(() => confirm.mutateAsync({ token, password: values.password, ...profile }));
  };

  return (
    <>
      <h1 className={classes.title}>Escolha sua senha</h1>
      <p className={classes.lead}>
        Houve mais de um cadastro com <strong className={classes.address}>{email}</strong>. Confira
        os dados e escolha a senha que vai valer: nenhuma digitada antes serve.
      </p>
      <form
        noValidate
        ref={form}
        className={classes.form}
        onSubmit={send}
        onKeyDown={moveOnEnter}
        aria-label="Escolha sua senha"
      >
        <div role="alert">
          {confirm.error && (
            <FailedCall error={confirm.error}>{confirmationProblem(confirm.error)}</FailedCall>
          )}
        </div>
        <UserNameField email={email} />
        <TextField
          {...field('name')}
          id="name"
          label={labels.name}
          autoComplete="name"
          enterKeyHint="next"
          maxLength={accountBounds.name.max}
        />
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
        <LimitedButton
          type="submit"
          size="lg"
          pending={pending}
          waiting="Confirmando…"
          error={confirm.error}
        >
          Confirmar minha conta
        </LimitedButton>
      </form>
    </>
  );
}
