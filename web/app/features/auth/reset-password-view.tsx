import { IconLockCheck } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { errorMessages } from '#core/messages/errors.ts';
import { ApiError } from '../../api/api-error.ts';
import { LimitedButton } from '../../ui/buttons/limited-button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { moveOnEnter } from '../../ui/forms/move-on-enter.ts';
import { findLate, useForm } from '../../ui/forms/use-form.ts';
import { withConfirmation } from '../../ui/new-password/new-password.ts';
import { NewPasswordFields } from '../../ui/new-password/new-password-fields.tsx';
import { Callout } from '../../ui/notes/callout.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import classes from './auth.module.css';
import { resetProblem, useResetPassword } from './reset-password.ts';

const redirectAfterMs = 2000;
const empty = { newPassword: '', confirmPassword: '' };
const findPassword = findLate(async () =>
  (await import('#core/schemas/account.ts')).resetPasswordSchema.pick({ newPassword: true }),
);

async function find({ newPassword, confirmPassword }: typeof empty) {
  const found = await findPassword({ newPassword });
  return withConfirmation(found, newPassword, confirmPassword);
}

/** Sets a new password; without the token of a link there is nothing to do here. */
export function ResetPasswordView() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (token !== '' || done) return;
    toast.error(errorMessages.reset_token_invalid.detail);
    void navigate('/auth', { replace: true });
  }, [token, done, navigate]);

  return done ? <Done /> : <ResetForm token={token} onDone={() => setDone(true)} />;
}

interface ResetFormProps {
  readonly token: string;
  readonly onDone: () => void;
}

function ResetForm({ token, onDone }: ResetFormProps) {
  const { form, values, field, submit, pending } = useForm(empty, find);
  const reset = useResetPassword();
  const used = reset.error instanceof ApiError && reset.error.code === 'reset_token_invalid';

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const { newPassword } = values;
    void submit(() => reset.mutateAsync({ token, newPassword }, { onSuccess: onDone }));
  };

  return (
    <>
      <h1 className={classes.title}>Criar nova senha</h1>
      <p className={classes.lead}>
        Depois de trocar a senha, todos os aparelhos conectados à sua conta são desconectados.
      </p>
      <Form ref={form} className={classes.form} onSubmit={send} onKeyDown={moveOnEnter}>
        <div role="alert">
          {reset.error && (
            <Callout
              kind="bad"
              action={used && <Link to="/forgot-password">Pedir um novo link</Link>}
            >
              {resetProblem(reset.error)}
            </Callout>
          )}
        </div>
        <NewPasswordFields
          password={field('newPassword')}
          confirmation={field('confirmPassword')}
        />
        <LimitedButton
          type="submit"
          size="lg"
          pending={pending}
          waiting="Redefinindo…"
          error={reset.error}
        >
          Redefinir senha
        </LimitedButton>
      </Form>
      <p className={classes.foot}>
        <Link to="/auth">Voltar para o login</Link>
      </p>
    </>
  );
}

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/auth', { replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className={classes.center} role="status">
      <span className={classes.picture} data-kind="good">
        <IconLockCheck size={40} stroke={1.5} aria-hidden />
      </span>
      <h1 className={classes.title}>Senha redefinida</h1>
      <p>Em instantes levamos você ao login para entrar com a nova senha.</p>
      <div className={classes.buttons}>
        <LinkButton to="/auth" size="lg">
          Ir para o login
        </LinkButton>
      </div>
    </div>
  );
}
