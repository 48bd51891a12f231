import { IconMailCheck, IconMailX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { accountBounds } from '#core/schemas/bounds.ts';
import type { EndedLink } from '#core/schemas/problem.ts';
import { labels } from '#core/text/labels.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LimitedButton } from '../../../ui/buttons/limited-button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { carryEmail } from '../../../ui/forms/carried-email.ts';
import { useForm, validateLazily } from '../../../ui/forms/use-form.ts';
import { Callout } from '../../../ui/notes/callout.tsx';
import { FailedCall } from '../../../ui/notes/failed-call.tsx';
import classes from '../auth.module.css';
import { resendConfirmation } from '../resend-confirmation.ts';
import { OtherAccount, ToOwnAccount, useOtherName } from './other-account.tsx';

const find = validateLazily(async () => (await import('#core/schemas/account.ts')).emailOnlySchema);

/** Has a new confirmation link sent. Where the old one does not tell the email, it is asked for. */
function NewLink({ email }: { readonly email: string }) {
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

interface ConfirmationFailedProps {
  readonly message: string;
  readonly link?: EndedLink | undefined;
  readonly retry?: (() => void) | undefined;
}

/** Why the link did nothing, and what to do instead. */
export function ConfirmationFailed({ message, link, retry }: ConfirmationFailedProps) {
  if (link?.state === 'confirmed') return <ConfirmedBefore {...link} />;
  return (
    <div className={classes.center}>
      <div role="status" className={classes.center}>
        <span className={classes.picture} data-kind="bad">
          <IconMailX size={40} stroke={1.5} aria-hidden />
        </span>
        <h1 className={classes.title}>Não foi possível confirmar</h1>
        <p>{message}</p>
        {link?.purpose === 'confirm-email' && (
          <p>
            O novo vai para <strong className={classes.address}>{link.email}</strong>.
          </p>
        )}
        {retry && <p>Seu link continua valendo. Verifique sua conexão e tente de novo.</p>}
      </div>
      <div className={classes.buttons}>
        {retry ? (
          <Button size="lg" onClick={retry}>
            Tentar de novo
          </Button>
        ) : (
          <WayOn link={link} />
        )}
      </div>
    </div>
  );
}

function WayOn({ link }: { readonly link: EndedLink | undefined }) {
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
  return (
    <>
      <NewLink email={link?.email ?? ''} />
      <LinkButton to="/auth" variant="default" state={carryEmail(link?.email ?? '')}>
        Ir para o login
      </LinkButton>
    </>
  );
}

function ConfirmedBefore({ userId, email }: EndedLink) {
  const other = useOtherName(userId);
  return (
    <div className={classes.center}>
      <div role="status" className={classes.center}>
        <span className={classes.picture} data-kind="good">
          <IconMailCheck size={40} stroke={1.5} aria-hidden />
        </span>
        <h1 className={classes.title}>Este email já está confirmado</h1>
        {other === null ? (
          <p>
            Não falta mais nada: entre com <strong className={classes.address}>{email}</strong>.
          </p>
        ) : (
          <OtherAccount name={other} email={email} />
        )}
      </div>
      <div className={classes.buttons}>
        {other === null ? (
          <LinkButton to="/auth" size="lg" state={carryEmail(email)}>
            Ir para o login
          </LinkButton>
        ) : (
          <ToOwnAccount />
        )}
      </div>
    </div>
  );
}
