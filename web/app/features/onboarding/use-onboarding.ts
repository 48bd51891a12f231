import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SignUpInput } from '#core/account/account-schemas.ts';
import { accountToasts } from '#core/account/account-texts.ts';
import { validationMessages } from '#core/fields/validation.ts';
import { answerOf, api } from '../../api/client.ts';
import { type FieldMessages, useForm } from '../../ui/forms/use-form.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { trialStorage } from '../session/trial.ts';
import {
  emptyValues,
  isAboutAccount,
  onboardingDraft,
  reachedStep,
  signUpInput,
  stepErrors,
  type TypedValues,
} from './onboarding-values.ts';
import { isKnownEmail, isSentAgain, signUpProblem } from './sign-up-problem.ts';

/** Which step the address names. */
export const stepParam = 'etapa';

/** The step after the others: the confirmation email was sent. */
export const sentStep = 'email';

const stepSearch = (step: number): Record<string, string> =>
  step === 1 ? {} : { [stepParam]: String(step) };

export interface Sent {
  readonly email: string;
  /** An earlier sign-up of the email waits for its confirmation. */
  readonly again: boolean;
}

/** How long the check of the email may take, in milliseconds; without its answer the steps go on. */
const checkTimeoutMs = 5_000;

export function useOnboarding(
  earlier: TypedValues,
  onSent: (sent: Sent, typed: TypedValues) => void,
) {
  const [search, setSearch] = useSearchParams();
  const signUp = useMutation({
    mutationFn: (json: SignUpInput) => answerOf(api.auth['sign-up'].email.$post({ json })),
  });
  const check = useMutation({
    mutationFn: (address: string) => {
      const init = { signal: AbortSignal.timeout(checkTimeoutMs) };
      return answerOf(api.auth['sign-up'].check.$post({ json: { email: address } }, { init }));
    },
  });
  // Null until the tab's storage was read, which has no password.
  const [restored, setRestored] = useState<'all' | 'without password' | null>(null);
  const forgotten = restored === 'without password';
  // The step is part of the address, so that the phone's back button leads one step back.
  const wanted = Math.max(Number(search.get(stepParam)) || 1, 1);
  const form = useForm(emptyValues, (values) =>
    stepErrors(Math.min(wanted, reachedStep(values, forgotten)), values, forgotten),
  );
  const { values, edits, restore, submit } = form;
  const step = Math.min(wanted, reachedStep(values, forgotten));

  // After hydration: the prerendered page has no storage.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const rate = trialStorage.takeRate();
    const typed = { ...onboardingDraft.load(), ...earlier };
    setRestored(typed.name || typed.email ? 'without password' : 'all');
    restore({ ...typed, ...(rate !== null && { hourlyRate: String(rate) }) });
  }, []);
  useEffect(() => {
    if (Object.keys(edits).length > 0) onboardingDraft.save(edits);
  }, [edits]);

  const goTo = (next: number) => {
    signUp.reset();
    toast.clear();
    setSearch(stepSearch(next));
  };
  // An address ahead of the filled-in steps would otherwise jump there once they are filled in.
  useEffect(() => {
    if (restored && wanted !== step) setSearch(stepSearch(step), { replace: true });
  }, [restored, wanted, step, setSearch]);

  const email = values.email.trim();
  const checkAccount = async () => {
    const known = await check.mutateAsync(email).then(() => false, isKnownEmail);
    if (known) return;
    setRestored('all');
    goTo(2);
  };
  const finish = (sent: Sent) => {
    onboardingDraft.clear();
    const { password, confirmPassword, ...typed } = values;
    onSent(sent, typed);
  };
  const createAccount = async () => {
    const input = signUpInput(values);
    if (!input) return;
    await signUp.mutateAsync(input, {
      onSuccess: (sent) => {
        toast.success(accountToasts.signedUp);
        finish({ email: sent.email, again: false });
      },
      onError: (error) => {
        if (isSentAgain(error)) finish({ email, again: true });
        if (isAboutAccount(error)) setSearch(stepSearch(1));
      },
    });
  };
  const steps: Record<number, () => Promise<void>> = { 1: checkAccount, 3: createAccount };
  const next = () => submit(steps[step] ?? (async () => goTo(step + 1)));
  // The check may have been of another email.
  const early = check.variables === email ? check.error : null;
  const refusal = signUp.error && signUpProblem(signUp.error);
  const emailError = step === 1 ? early : signUp.error;
  const known = isKnownEmail(emailError) ? { email, message: signUpProblem(emailError) } : null;
  const problem = problemOf(step, form.errors) ?? refusal;
  return { ...form, step, forgotten, known, problem, next, back: () => goTo(step - 1) };
}

/** The message beside the button; a field's own errors are shown at the field. */
function problemOf(step: number, errors: FieldMessages): ReactNode {
  if (step === 2) return errors.craftType;
  const incomplete = Object.values(errors).includes(validationMessages.required);
  return incomplete ? validationMessages.requiredFields : null;
}
