import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { SecondStep } from '#core/schemas/two-factor.ts';
import { toasts } from '#core/text/toasts.ts';
import { hasCode } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { useLoaded } from '../../ui/browser/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LimitedButton } from '../../ui/buttons/limited-button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useFocusFirst } from '../../ui/forms/use-focus-first.ts';
import { useForm, validateLazily } from '../../ui/forms/use-form.ts';
import { Callout } from '../../ui/notes/callout.tsx';
import { FailedCall } from '../../ui/notes/failed-call.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { startSession } from '../session/session-query.ts';
import classes from './auth.module.css';
import { signInProblem } from './sign-in-problem.ts';

type Way = 'code' | 'recoveryCode';

const headingId = 'second-step';

const leads: Record<Way, string> = {
  code: 'Abra seu aplicativo autenticador e digite o código da Artesa.',
  recoveryCode: 'Digite um dos códigos que você guardou. Cada um funciona uma única vez.',
};

interface SecondStepFormProps {
  /** When the second step ends by itself, because it was said to be lost (ISO 8601). */
  readonly endsAt?: string | undefined;
  /** To email and password again, asked for or because the first step is too old. */
  readonly onBack: () => void;
}

export function SecondStepForm({ endsAt, onBack }: SecondStepFormProps) {
  const [way, setWay] = useState<Way>('code');
  return (
    <>
      <h1 id={headingId} className={classes.title}>
        Verificação em duas etapas
      </h1>
      <p className={classes.lead}>{leads[way]}</p>
      {endsAt && <LostNote endsAt={endsAt} />}
      <CodeForm key={way} way={way} onExpired={onBack} />
      <div className={classes.others}>
        <Button variant="subtle" onClick={() => setWay(way === 'code' ? 'recoveryCode' : 'code')}>
          {way === 'code' ? 'Usar um código de recuperação' : 'Usar o aplicativo autenticador'}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          Voltar para o login
        </Button>
      </div>
    </>
  );
}

/** The formats come with the few who need them. */
function LostNote({ endsAt }: { readonly endsAt: string }) {
  const format = useLoaded(true, loadFormat);
  if (!format) return null;
  return (
    <div className={classes.note}>
      <Callout kind="info">
        A verificação em duas etapas será desativada em {format(endsAt)}. Até lá, entrar com um
        código a mantém ativa.
      </Callout>
    </div>
  );
}

const loadFormat = () => import('#core/text/time.ts').then((part) => part.formatMoment);

const empty: Readonly<Record<Way, string>> = { code: '', recoveryCode: '' };
const find = validateLazily(
  async () => (await import('#core/schemas/two-factor.ts')).secondStepSchema,
);

interface CodeFormProps {
  readonly way: Way;
  readonly onExpired: () => void;
}

function CodeForm({ way, onExpired }: CodeFormProps) {
  const { form, values, field, submit, pending } = useForm(empty, (typed) =>
    find({ [way]: typed[way] }),
  );
  const signIn = useSignInSecondStep();
  useFocusFirst(form);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(() =>
      signIn.mutateAsync(
        { [way]: values[way] },
        {
          onError: (error) => {
            if (!hasCode(error, 'two_factor_expired')) return;
            // The next screen says it: this one goes, and its message with it.
            toast.error(signInProblem(error));
            onExpired();
          },
        },
      ),
    );
  };

  return (
    <Form ref={form} aria-labelledby={headingId} className={classes.form} onSubmit={send}>
      <div role="alert">
        {signIn.error && (
          <FailedCall error={signIn.error}>{signInProblem(signIn.error)}</FailedCall>
        )}
      </div>
      {way === 'code' ? (
        <CodeField {...field(way)} id={way} />
      ) : (
        <TextField
          {...field(way)}
          id={way}
          label="Código de recuperação"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={64}
        />
      )}
      <LimitedButton
        type="submit"
        size="lg"
        pending={pending}
        waiting="Verificando…"
        error={signIn.error}
      >
        Verificar
      </LimitedButton>
    </Form>
  );
}

/** Completes a login by a code of the authenticator app or a recovery code. */
function useSignInSecondStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: SecondStep) => answerOf(api.auth['sign-in']['two-factor'].$post({ json })),
    onMutate: toast.clear,
    onSuccess: ({ user }) => {
      startSession(client, user);
      toast.success(toasts.signInSuccess);
    },
  });
}
