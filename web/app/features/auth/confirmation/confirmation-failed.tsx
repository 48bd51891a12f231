import { IconMailX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import type { EndedLink } from '#core/schemas/problem-schemas.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { carryEmail } from '../../../ui/forms/carried-email.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { Note } from '../../../ui/look/note.tsx';
import { FailedCall } from '../../../ui/notes/load-error.tsx';
import { Outcome } from '../../../ui/notes/outcome.tsx';
import { emailField } from '../../session/account-fields.ts';
import { resendConfirmation } from '../resend-confirmation.ts';
import { ConfirmedBefore } from './confirmed-email.tsx';

interface ConfirmationFailedProps {
  readonly message: string;
  readonly link?: EndedLink | undefined;
  readonly retry?: (() => void) | undefined;
}

/** Why the link did nothing, and what to do instead. */
export function ConfirmationFailed({ message, link, retry }: ConfirmationFailedProps) {
  if (link?.state === 'confirmed') return <ConfirmedBefore {...link} />;
  return (
    <Outcome
      role="status"
      tone="bad"
      Icon={IconMailX}
      title="Não foi possível confirmar"
      buttons={
        retry ? (
          <Button size="lg" onClick={retry}>
            {actWords.retry}
          </Button>
        ) : (
          <NextSteps link={link} />
        )
      }
    >
      <p>{message}</p>
      {link?.purpose === 'confirm-email' && (
        <p>
          O novo vai para <strong>{link.email}</strong>.
        </p>
      )}
      {retry && <p>Seu link continua valendo. Verifique sua conexão e tente de novo.</p>}
    </Outcome>
  );
}

function NextSteps({ link }: Pick<ConfirmationFailedProps, 'link'>) {
  if (link?.purpose === 'change-email') {
    return (
      <>
        <p>Seu email anterior continua valendo. O novo espera por um link nas configurações.</p>
        <LinkButton to="/settings" size="lg">
          Abrir configurações
        </LinkButton>
      </>
    );
  }
  const email = link?.email ?? '';
  return (
    <>
      <NewLink email={email} />
      <LinkButton to="/auth" variant="default" state={carryEmail(email)}>
        {actWords.logIn}
      </LinkButton>
    </>
  );
}

const find = validateLazily(
  async () => (await import('#core/account/account-schemas.ts')).emailOnlySchema,
);

/** @param email of the old link; '' asks for it */
function NewLink({ email }: { readonly email: string }) {
  const { form, values, field, submit, pending } = useForm({ email }, find);
  const resend = useMutation({ mutationFn: resendConfirmation });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(() => resend.mutateAsync(values.email));
  };
  return (
    <Form ref={form} onSubmit={send} aria-label="Novo link de confirmação">
      <div role="status">
        {resend.isSuccess && (
          <Note kind="good">
            Enviamos um novo link para <strong>{resend.data.email}</strong>. Ele expira em 24 horas.
          </Note>
        )}
        {resend.error && <FailedCall error={resend.error}>{messageOf(resend.error)}</FailedCall>}
      </div>
      {email === '' && <TextField {...emailField} {...field('email')} enterKeyHint="send" />}
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
    </Form>
  );
}
