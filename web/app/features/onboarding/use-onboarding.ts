import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { validationMessages } from '#core/fields/validation.ts';
import type { SignUpInput } from '#core/schemas/account.ts';
import { toasts } from '#core/text/toasts.ts';
import { answerOf, api } from '../../api/client.ts';
import { type FieldMessages, useForm } from '../../ui/forms/use-form.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { trialStorage } from '../session/trial.ts';
import {
  emptyValues,
  isAboutAccount,
  onboardingStorage,
  reachedStep,
  signUpInput,
  stepErrors,
  type TypedValues,
} from './onboarding-values.ts';
import { isKnownEmail, isSentAgain, signUpProblem } from './sign-up-problem.ts';
import { type Sent, stepParam, stepSearch } from './steps.ts';

/** Creates an account; a confirmation email follows. */
function useSignUp() {
  return useMutation({
    mutationFn: (json: SignUpInput) => answerOf(api.auth['sign-up'].email.$post({ json })),
  });
}

/** How long the steps wait to hear whether the email has an account, in milliseconds. */
const patienceMs = 5_000;

/** Asks early whether the email has an account. It is a courtesy: without an answer one goes on. */
function useCheckEmail() {
  return useMutation({
    mutationFn: (email: string) => {
      const init = { signal: AbortSignal.timeout(patienceMs) };
      return answerOf(api.auth['sign-up'].check.$post({ json: { email } }, { init }));
    },
  });
}

/** The steps, what was typed in them and how the account is created at the end. */
export function useOnboarding(
  earlier: TypedValues,
  onSent: (sent: Sent, typed: TypedValues) => void,
) {
  const [search, setSearch] = useSearchParams();
  const signUp = useSignUp();
  const check = useCheckEmail();
  // A reload forgets the password. Null while nobody has looked at what the tab kept.
  const [kept, setStored] = useState<'all' | 'without password' | null>(null);
  const forgotten = kept === 'without password';
  // The step is part of the address, so that the phone's back button leads one step back.
  const wanted = Math.max(Number(search.get(stepParam)) || 1, 1);
  const form = useForm(emptyValues, (values) =>
    stepErrors(Math.min(wanted, reachedStep(values, forgotten)), values, forgotten),
  );
  const { values, edits, restore, submit } = form;
  const step = Math.min(wanted, reachedStep(values, forgotten));

  // After hydration only: the prerendered page knows nothing of this tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const rate = trialStorage.takeRate();
    const typed = { ...onboardingStorage.load(), ...earlier };
    setStored(typed.name || typed.email ? 'without password' : 'all');
    restore({ ...typed, ...(rate !== null && { hourlyRate: String(rate) }) });
  }, []);
  useEffect(() => {
    if (Object.keys(edits).length > 0) onboardingStorage.save(edits);
  }, [edits]);

  const goTo = (next: number) => {
    signUp.reset();
    toast.clear();
    setSearch(stepSearch(next));
  };
  // Otherwise an address ahead of the filled-in steps would jump there as soon as they are filled
  // in.
  useEffect(() => {
    if (kept && wanted !== step) setSearch(stepSearch(step), { replace: true });
  }, [kept, wanted, step, setSearch]);

  const email = values.email.trim();
  const leaveAccount = async () => {
    const known = await check.mutateAsync(email).then(() => false, isKnownEmail);
    if (known) return;
    setStored('all');
    goTo(2);
  };
  const arrive = (sent: Sent) => {
    onboardingStorage.clear();
    const { password, confirmPassword, ...typed } = values;
    onSent(sent, typed);
  };
  const createAccount = async () => {
    const input = signUpInput(values);
    if (!input) return;
    await signUp.mutateAsync(input, {
      onSuccess: (sent) => {
        toast.success(toasts.signUpSuccess);
        arrive({ email: sent.email, again: false });
      },
      onError: (error) => {
        if (isSentAgain(error)) arrive({ email, again: true });
        if (isAboutAccount(error)) setSearch(stepSearch(1));
      },
    });
  };
  const acts: Record<number, () => Promise<void>> = { 1: leaveAccount, 3: createAccount };
  const next = () => submit(acts[step] ?? (async () => goTo(step + 1)));
  // What was said about one email says nothing about another.
  const early = check.variables === email ? check.error : null;
  const refusal = signUp.error && signUpProblem(signUp.error);
  const known = knownEmail(
    email,
    step === 1 ? [early, early && signUpProblem(early)] : [signUp.error, refusal],
  );
  const problem = problemOf(step, form.errors) ?? refusal;
  return { ...form, step, forgotten, known, problem, next, back: () => goTo(step - 1) };
}

function knownEmail(email: string, [error, message]: [unknown, string | null | undefined]) {
  return isKnownEmail(error) && message ? { email, message } : null;
}

/** The message beside the button. A wrong field says so itself. */
function problemOf(step: number, errors: FieldMessages): ReactNode {
  if (step === 2) return errors.craftType;
  const incomplete = Object.values(errors).includes(validationMessages.required);
  return incomplete ? validationMessages.requiredFields : null;
}
