import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountToasts, accountWords } from '#core/account/account-texts.ts';
import type { SecondStep } from '#core/account/two-factor-schemas.ts';
import { backTo } from '#core/app/app-texts.ts';
import { hasCode } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { useLoaded } from '../../ui/browser/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CodeField, TextField } from '../../ui/fields/text-field.tsx';
import { useFocusFirst } from '../../ui/forms/use-focus-first.ts';
import { useForm, validateLazily } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { startSession } from '../session/session-query.ts';
import classes from './auth.module.css';
import { AuthForm } from './auth-form.tsx';
import { CardHead } from './card-head.tsx';
import { signInProblem } from './sign-in-problem.ts';

type CodeKind = 'code' | 'recoveryCode';

const headingId = 'second-step';

const leads: Record<CodeKind, string> = {
  code: 'Abra seu aplicativo autenticador e digite o código da Artesa.',
  recoveryCode: 'Digite um dos códigos que você guardou. Cada um funciona uma única vez.',
};

interface SecondStepFormProps {
  /** When the second factor ends by itself, because it was reported lost (ISO 8601). */
  readonly endsAt?: string | undefined;
  /** Leads back to email and password, also when the first step has expired. */
  readonly onBack: () => void;
}

export function SecondStepForm({ endsAt, onBack }: SecondStepFormProps) {
  const [kind, setKind] = useState<CodeKind>('code');
  return (
    <>
      <CardHead title={accountWords.twoFactor} titleId={headingId}>
        {leads[kind]}
      </CardHead>
      {endsAt && <LostNote endsAt={endsAt} />}
      <CodeForm key={kind} kind={kind} onExpired={onBack} />
      <Stack gap={1} className={classes.below}>
        <Button variant="subtle" onClick={() => setKind(kind === 'code' ? 'recoveryCode' : 'code')}>
          {kind === 'code' ? 'Usar um código de recuperação' : 'Usar o aplicativo autenticador'}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {backTo.login}
        </Button>
      </Stack>
    </>
  );
}

const loadFormat = () => import('#core/dates/time.ts').then((part) => part.formatMoment);

function LostNote({ endsAt }: { readonly endsAt: string }) {
  const format = useLoaded(true, loadFormat);
  if (!format) return null;
  return (
    <div className={classes.head}>
      <Note kind="info">
        A verificação em duas etapas será desativada em {format(endsAt)}. Até lá, entrar com um
        código a mantém ativa.
      </Note>
    </div>
  );
}

const empty: Readonly<Record<CodeKind, string>> = { code: '', recoveryCode: '' };
const find = validateLazily(
  async () => (await import('#core/account/two-factor-schemas.ts')).secondStepSchema,
);

interface CodeFormProps {
  readonly kind: CodeKind;
  readonly onExpired: () => void;
}

function CodeForm({ kind, onExpired }: CodeFormProps) {
  const client = useQueryClient();
  const { form, values, field, submit, pending } = useForm(empty, (typed) =>
    find({ [kind]: typed[kind] }),
  );
  const { mutateAsync, error } = useMutation({
    mutationFn: (json: SecondStep) => answerOf(api.auth['sign-in']['two-factor'].$post({ json })),
    onSuccess: ({ user }) => {
      startSession(client, user);
      toast.success(accountToasts.signedIn);
    },
  });
  useFocusFirst(form);
  const onError = (refusal: unknown) => {
    if (!hasCode(refusal, 'two_factor_expired')) return;
    // A toast, because this form goes.
    toast.error(signInProblem(refusal));
    onExpired();
  };
  return (
    <AuthForm
      ref={form}
      aria-labelledby={headingId}
      confirm="Verificar"
      waiting="Verificando…"
      pending={pending}
      error={error}
      problem={signInProblem}
      onSubmit={() => void submit(() => mutateAsync({ [kind]: values[kind] }, { onError }))}
    >
      {kind === 'code' ? (
        <CodeField {...field(kind)} id={kind} />
      ) : (
        <TextField
          {...field(kind)}
          id={kind}
          label="Código de recuperação"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={64}
        />
      )}
    </AuthForm>
  );
}
