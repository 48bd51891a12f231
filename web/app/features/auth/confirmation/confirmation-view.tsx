import { IconMail, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ConfirmEmailInput, Confirmed } from '#core/account/account-schemas.ts';
import { accountLabels } from '#core/account/account-texts.ts';
import { backTo } from '#core/app/app-texts.ts';
import { crafts } from '#core/crafts/crafts.ts';
import type { WaitingSignUp } from '#core/schemas/problem-schemas.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { craftOptions } from '../../../ui/fields/craft-options.ts';
import { UserNameField } from '../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { moveOnEnter } from '../../../ui/forms/move-on-enter.ts';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/look/box.tsx';
import {
  NewPasswordFields,
  withConfirmation,
} from '../../../ui/new-password/new-password-fields.tsx';
import { Outcome } from '../../../ui/notes/outcome.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { nameField } from '../../session/account-fields.ts';
import classes from '../auth.module.css';
import { AuthForm } from '../auth-form.tsx';
import { CardHead } from '../card-head.tsx';
import { ConfirmationFailed } from './confirmation-failed.tsx';
import { ConfirmedEmail } from './confirmed-email.tsx';
import {
  type Confirmation,
  confirmationProblem,
  confirmEmail,
  useConfirmation,
} from './use-confirmation.ts';

export function ConfirmationView() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { result, succeed } = useConfirmation(token);
  const [disowning, setDisowning] = useState(false);
  const cancel = () => setDisowning(false);
  const disown = useMutation({
    mutationFn: () => answerOf(api.auth['not-me'].$post({ json: { token } })),
    onError: (error) => {
      cancel();
      toast.error(messageOf(error));
    },
  });
  const erased = disown.isSuccess;
  return (
    <>
      {erased ? (
        <Outcome role="status" tone="good" Icon={IconTrash} title="Cadastro apagado">
          <p>
            Apagamos o cadastro feito com o seu email, com tudo o que foi digitado nele. Você não
            precisa fazer mais nada.
          </p>
        </Outcome>
      ) : (
        <Result token={token} result={result} held={disowning} onConfirmed={succeed} />
      )}
      <Stack gap={3} className={classes.below}>
        {!erased && mayBeForeign(result) && (
          <>
            <Button variant="subtle" fullWidth onClick={() => setDisowning(true)}>
              Não fui eu
            </Button>
            <ConfirmDialog
              opened={disowning}
              title="Apagar este cadastro?"
              question="Alguém usou o seu email para criar uma conta. Apagamos essa conta e tudo o que há nela."
              confirm="Sim, apagar"
              pending={disown.isPending}
              onConfirm={() => disown.mutate()}
              onClose={cancel}
            />
          </>
        )}
        <LinkButton to="/" variant="default" fullWidth>
          {backTo.start}
        </LinkButton>
      </Stack>
    </>
  );
}

/** Whether another browser may have made the sign-up. */
const mayBeForeign = (result: Confirmation) =>
  result.status === 'waiting' ||
  (result.status === 'success' &&
    result.confirmed.purpose === 'confirm-email' &&
    !result.confirmed.user);

interface ResultProps {
  readonly token: string;
  readonly result: Confirmation;
  /** Stops the redirect to the login. */
  readonly held: boolean;
  readonly onConfirmed: ReturnType<typeof useConfirmation>['succeed'];
}

function Result({ token, result, held, onConfirmed }: ResultProps) {
  switch (result.status) {
    case 'loading':
      return (
        <Outcome role="status" tone="info" Icon={IconMail} title="Confirmando seu email">
          <Waiting>Conferindo seu link de confirmação…</Waiting>
        </Outcome>
      );
    case 'success':
      return <ConfirmedEmail confirmed={result.confirmed} held={held} />;
    case 'waiting':
      return <ChoosePassword token={token} waiting={result.waiting} onConfirmed={onConfirmed} />;
    case 'error':
      return <ConfirmationFailed {...result} />;
    default:
      return result satisfies never;
  }
}

const findAccount = validateLazily(async () =>
  (await import('#core/account/account-schemas.ts')).signUpSchema.pick({
    name: true,
    password: true,
  }),
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

/** The form for an email that was signed up more than once: its owner chooses the password that counts. */
function ChoosePassword({ token, waiting, onConfirmed }: ChoosePasswordProps) {
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
          label={accountLabels.craftType}
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
