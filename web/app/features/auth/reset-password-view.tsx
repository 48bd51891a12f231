import { IconLinkOff, IconLockCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { errorMessages } from '#core/errors/errors.ts';
import type { PasswordReset, Recovery } from '#core/schemas/account.ts';
import { hasCode } from '../../api/api-error.ts';
import { LimitedButton } from '../../ui/buttons/limited-button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { UserNameField } from '../../ui/fields/user-name-field.tsx';
import { carryEmail } from '../../ui/forms/carried-email.ts';
import { Form } from '../../ui/forms/form.tsx';
import { moveOnEnter } from '../../ui/forms/move-on-enter.ts';
import { useForm, validateLazily } from '../../ui/forms/use-form.ts';
import { withConfirmation } from '../../ui/new-password/new-password.ts';
import { NewPasswordFields } from '../../ui/new-password/new-password-fields.tsx';
import { FailedCall } from '../../ui/notes/failed-call.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import classes from './auth.module.css';
import { recoveryLinkQuery, resetProblem, useResetPassword } from './reset-password.ts';

const redirectAfterMs = 2000;
const title = 'Criar nova senha';
const empty = { newPassword: '', confirmPassword: '' };
const findPassword = validateLazily(async () =>
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
  const [done, setDone] = useState<PasswordReset | null>(null);

  useEffect(() => {
    if (token !== '' || done) return;
    toast.error(errorMessages.reset_token_invalid.detail);
    void navigate('/auth', { replace: true });
  }, [token, done, navigate]);

  return done ? <Done {...done} /> : <Reset token={token} onDone={setDone} />;
}

interface ResetProps {
  readonly token: string;
  readonly onDone: (reset: PasswordReset) => void;
}

/** Whether the link still counts is asked first: a form that cannot help is not worth filling in. */
function Reset({ token, onDone }: ResetProps) {
  const { data, isPending, failureCount } = useQuery({
    ...recoveryLinkQuery(token),
    enabled: token !== '',
  });
  const [refused, setRefused] = useState(false);
  if (refused || data?.link === null) return <DeadLink />;
  // Without an answer the form is there all the same: the server judges the link once more.
  if (isPending && failureCount === 0) {
    return (
      <>
        <h1 className={classes.title}>{title}</h1>
        <Waiting>Conferindo seu link…</Waiting>
      </>
    );
  }
  return (
    <ResetForm token={token} link={data?.link} onDone={onDone} onRefused={() => setRefused(true)} />
  );
}

interface ResetFormProps extends ResetProps {
  /** Whose password it is, if that is known. */
  readonly link: Recovery['link'] | undefined;
  /** The link does not count. */
  readonly onRefused: () => void;
}

function ResetForm({ token, link, onDone, onRefused }: ResetFormProps) {
  const { form, values, field, submit, pending } = useForm(empty, find);
  const reset = useResetPassword();
  const [lost, setLost] = useState(false);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const { newPassword } = values;
    const input = { token, newPassword, secondFactorLost: lost };
    void submit(() =>
      reset.mutateAsync(input, {
        onSuccess: onDone,
        onError: (error) => hasCode(error, 'reset_token_invalid') && onRefused(),
      }),
    );
  };

  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>
        Depois de trocar a senha, todos os aparelhos conectados à sua conta são desconectados.
      </p>
      <Form ref={form} className={classes.form} onSubmit={send} onKeyDown={moveOnEnter}>
        <div role="alert">
          {reset.error && <FailedCall error={reset.error}>{resetProblem(reset.error)}</FailedCall>}
        </div>
        {link && <UserNameField email={link.email} />}
        <NewPasswordFields
          password={field('newPassword')}
          confirmation={field('confirmPassword')}
        />
        {link?.twoFactorEnabled && (
          <div className={classes.lost}>
            <CheckField
              label="Perdi o aplicativo autenticador e os códigos de recuperação"
              checked={lost}
              onChange={setLost}
            />
            <p>
              A verificação em duas etapas fica ativa por mais três dias, por segurança, e avisamos
              por email. Depois disso bastam o email e a senha.
            </p>
          </div>
        )}
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

/** The link sets no password any more, or never did: only a new one helps. */
function DeadLink() {
  return (
    <div className={classes.center}>
      <div role="alert" className={classes.center}>
        <span className={classes.picture} data-kind="bad">
          <IconLinkOff size={40} stroke={1.5} aria-hidden />
        </span>
        <h1 className={classes.title}>{errorMessages.reset_token_invalid.detail}</h1>
        <p>O link funciona uma única vez, durante 60 minutos, e um mais novo encerra o anterior.</p>
      </div>
      <div className={classes.buttons}>
        <LinkButton to="/forgot-password" size="lg">
          Pedir um novo link
        </LinkButton>
        <LinkButton to="/auth" variant="default">
          Voltar para o login
        </LinkButton>
      </div>
    </div>
  );
}

function Done({ email }: PasswordReset) {
  const navigate = useNavigate();
  useEffect(() => {
    const toLogin = () => void navigate('/auth', { replace: true, state: carryEmail(email) });
    const timer = setTimeout(toLogin, redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate, email]);
  return (
    <div className={classes.center} role="status">
      <span className={classes.picture} data-kind="good">
        <IconLockCheck size={40} stroke={1.5} aria-hidden />
      </span>
      <h1 className={classes.title}>Senha redefinida</h1>
      <p>Em instantes levamos você ao login para entrar com a nova senha.</p>
      <div className={classes.buttons}>
        <LinkButton to="/auth" size="lg" state={carryEmail(email)}>
          Ir para o login
        </LinkButton>
      </div>
    </div>
  );
}
