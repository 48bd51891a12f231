import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { accountBounds } from '#core/schemas/bounds.ts';
import { labels } from '#core/text/labels.ts';
import { messageOf } from '../../../api/api-error.ts';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { Callout } from '../../../ui/notes/callout.tsx';
import { FailedCall } from '../../../ui/notes/failed-call.tsx';
import classes from '../auth.module.css';
import { resendConfirmation } from '../resend-confirmation.ts';

const find = validateLazily(async () => (await import('#core/schemas/account.ts')).emailOnlySchema);

/** Has a new confirmation link sent. Where the old one does not tell the email, it is asked for. */
export function NewLink({ email }: { readonly email: string }) {
  const { form, values, field, submit, pending } = useForm({ email }, find);
  const resend = useMutation({ mutationFn: resendConfirmation });

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(() => resend.mutateAsync(values.email));
  };

  return (
    <form
      noValidate
      ref={form}
      className={classes.newLink}
      onSubmit={send}
      aria-label="Novo link de confirmação"
    >
      <div role="status">
        {resend.isSuccess && (
          <Callout kind="good">
            Enviamos um novo link para <strong>{resend.data.email}</strong>. Ele expira em 24 horas.
          </Callout>
        )}
        {resend.error && <FailedCall error={resend.error}>{messageOf(resend.error)}</FailedCall>}
      </div>
      {email === '' && (
        <TextField
          {...field('email')}
          id="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="send"
          maxLength={accountBounds.email.max}
        />
      )}
      <LimitedButton
        type="submit"
        size="lg"
        fullWidth
        pending={pending}
        waiting="Enviando…"
        error={resend.error}
      >
        Enviar novo link
      </LimitedButton>
    </form>
  );
}
