import {
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { accountLabels } from '#core/account/account-texts.ts';
import { actWords } from '#core/app/app-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons, DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { PasswordField, UserNameField } from '../../../ui/fields/password-field.tsx';
import { useFocusFirst } from '../../../ui/forms/use-focus-first.ts';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { useUser } from '../../session/user-context.ts';

export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }) => answerOf(api.me['sign-in-methods'].$get({}, { init: { signal } })),
});

type DialogProps = ComponentProps<typeof Dialog>;

/** A dialog whose content asks for the current password; users without one can create it. */
export const OwnPasswordDialog = (props: DialogProps) => (
  <Dialog {...props}>
    <PasswordGate {...props} />
  </Dialog>
);

function PasswordGate({ onClose, children }: DialogProps) {
  const query = useQuery(signInMethodsQuery);
  if (query.data) return query.data.password ? children : <CreatePassword onCancel={onClose} />;
  return (
    <Stack gap={4}>
      <QueryPlaceholder query={query} failed={errorMessages.part_load_failed.title}>
        <Waiting>{actWords.wait}</Waiting>
      </QueryPlaceholder>
      <DialogFoot onClose={onClose} />
    </Stack>
  );
}

function CreatePassword({ onCancel }: { readonly onCancel: () => void }) {
  const { email } = useUser();
  const create = useMutation({
    mutationFn: () => answerOf(api.auth['request-password-reset'].$post({ json: { email } })),
  });
  return (
    <Stack gap={4}>
      <div role="status">
        {create.isSuccess ? (
          <Note kind="good">
            Enviamos um link para <strong>{email}</strong>. Crie sua senha por ele, entre de novo e
            volte aqui.
          </Note>
        ) : (
          <Note kind="info">
            Você entra com o Google e sua conta ainda não tem senha. Para continuar, crie uma.
          </Note>
        )}
      </div>
      <div role="alert">{create.error && <Note kind="bad">{messageOf(create.error)}</Note>}</div>
      <DialogButtons
        confirm={create.isSuccess ? 'Enviar outro link' : 'Criar senha por email'}
        waiting="Enviando…"
        pending={create.isPending}
        error={create.error}
        onConfirm={() => create.mutate()}
        onCancel={onCancel}
      />
    </Stack>
  );
}

type CurrentPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'id' | 'label' | 'autoComplete'
>;

export const CurrentPasswordField = (props: CurrentPasswordFieldProps) => (
  <PasswordField
    {...props}
    id="currentPassword"
    label={accountLabels.currentPassword}
    autoComplete="current-password"
  />
);

const find = validateLazily(
  async () => (await import('#core/account/two-factor-schemas.ts')).ownPasswordSchema,
);

interface OwnPasswordFormProps<Answer>
  extends Pick<
    ComponentProps<typeof DialogForm>,
    'confirm' | 'waiting' | 'destructive' | 'onCancel'
  > {
  /** Takes the password; errors of that field are shown there. */
  readonly mutation: UseMutationOptions<Answer, Error, string>;
  /** Not called when the form was closed meanwhile. */
  readonly onDone?: (answer: Answer) => void;
}

/** Asks for the current password and sends it. */
export function OwnPasswordForm<Answer>(props: OwnPasswordFormProps<Answer>) {
  const { mutation, onDone, ...dialog } = props;
  const { email } = useUser();
  const { form, values, field, submit, pending } = useForm({ password: '' }, find);
  const { mutateAsync, error } = useMutation(mutation);
  useFocusFirst(form, !dialog.destructive);
  const send = () => mutateAsync(values.password, onDone && { onSuccess: onDone });
  return (
    <DialogForm
      {...dialog}
      form={form}
      pending={pending}
      error={error}
      onSubmit={() => submit(send)}
    >
      <UserNameField email={email} />
      <CurrentPasswordField
        {...field('password')}
        // A destructive action needs its button.
        enterKeyHint={dialog.destructive ? 'done' : 'go'}
      />
    </DialogForm>
  );
}
