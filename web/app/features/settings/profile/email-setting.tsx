import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangeEmailInput } from '#core/account/account-schemas.ts';
import { accountLabels, accountToasts } from '#core/account/account-texts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { PendingButton } from '../../../ui/buttons/pending-button.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { UserNameField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { Row } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { emailField } from '../../session/account-fields.ts';
import { useUser } from '../../session/user-context.ts';
import { CurrentPasswordField, OwnPasswordDialog } from '../password/own-password-dialog.tsx';
import classes from '../settings.module.css';

const pendingEmailQuery = (email: string) =>
  queryOptions({
    queryKey: ['pending-email', email],
    queryFn: ({ signal }) => answerOf(api.me.email.$get({}, { init: { signal } })),
  });

/** A change of the pending email. */
function usePendingEmailMutation(mutationFn: () => Promise<unknown>, onSuccess: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess,
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['pending-email'] }),
  });
}

/** The email in use, and a new one until it is confirmed. */
export function EmailSetting({ onChange }: { readonly onChange: () => void }) {
  const { email } = useUser();
  const { data } = useQuery(pendingEmailQuery(email));
  return (
    <div>
      <Row wrap align="end" gap={3} className={classes.setting}>
        <div className={classes.wide}>
          <TextField
            id="email"
            type="email"
            label={accountLabels.email}
            value={email}
            readOnly
            enterKeyHint="next"
            onChange={() => {}}
          />
        </div>
        <Button type="button" variant="default" onClick={onChange}>
          Alterar email
        </Button>
      </Row>
      <div role="status" className={classes.notice}>
        {data?.pending && <PendingEmail {...data.pending} />}
      </div>
    </div>
  );
}

interface PendingEmailProps {
  readonly email: string;
  readonly expiresAt: string;
}

function PendingEmail({ email, expiresAt }: PendingEmailProps) {
  const resend = usePendingEmailMutation(
    () => answerOf(api.me.email.resend.$post()),
    () => toast.success(accountToasts.newEmailResent),
  );
  const cancel = usePendingEmailMutation(
    () => answerOf(api.me.email.$delete()),
    () => toast.seen(accountToasts.newEmailCanceled),
  );
  const expired = Date.parse(expiresAt) <= Date.now();
  return (
    <Note
      kind={expired ? 'warn' : 'info'}
      action={
        <Row wrap gap={2}>
          <LimitedButton
            variant="default"
            pending={resend.isPending}
            waiting="Reenviando…"
            error={resend.error}
            onClick={() => resend.mutate()}
          >
            Reenviar link
          </LimitedButton>
          <PendingButton
            variant="subtle"
            pending={cancel.isPending}
            waiting="Cancelando…"
            onClick={() => cancel.mutate()}
          >
            Cancelar troca
          </PendingButton>
        </Row>
      }
    >
      {expired ? 'Expirou o link que enviamos para ' : 'Enviamos um link para '}
      <strong>{email}</strong>.{' '}
      {!expired && 'Abra-o para confirmar o novo endereço; até lá, seu email continua o mesmo.'}
    </Note>
  );
}

interface ChangeEmailDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ChangeEmailDialog({ opened, onClose }: ChangeEmailDialogProps) {
  return (
    <OwnPasswordDialog
      opened={opened}
      title="Alterar email"
      description="Enviamos um link para o novo endereço. Até você abrir esse link, o email atual continua valendo."
      onClose={onClose}
    >
      <ChangeEmailForm onClose={onClose} />
    </OwnPasswordDialog>
  );
}

const empty = { email: '', password: '' };
const find = validateLazily(
  async () => (await import('#core/account/account-schemas.ts')).changeEmailSchema,
);

function ChangeEmailForm({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const { email } = useUser();
  const { form, values, field, submit, pending } = useForm(empty, find);
  const { mutateAsync, error } = useMutation({
    mutationFn: (json: ChangeEmailInput) => answerOf(api.me.email.$post({ json })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['pending-email'] }),
  });
  const send = () => mutateAsync(values, { onSuccess: onClose });
  return (
    <DialogForm
      form={form}
      confirm="Enviar link"
      waiting="Enviando…"
      pending={pending}
      error={error}
      onSubmit={() => submit(send)}
      onCancel={onClose}
    >
      <UserNameField email={email} />
      <TextField {...emailField} {...field('email')} id="newEmail" label={accountLabels.newEmail} />
      <CurrentPasswordField {...field('password')} enterKeyHint="send" />
    </DialogForm>
  );
}
