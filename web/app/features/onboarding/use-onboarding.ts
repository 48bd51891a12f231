import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { craftCategoryIds } from '#core/catalogues/craft-categories.ts';
import { toasts } from '#core/messages/toasts.ts';
import { validationMessages } from '#core/messages/validation.ts';
import { ApiError } from '../../api/api-error.ts';
import { toast } from '../../ui/toast.tsx';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { trialStorage } from '../session/trial.ts';
import {
  accountErrors,
  emptyValues,
  isAccountField,
  isAccountFilled,
  type OnboardingErrors,
  type OnboardingValues,
  onboardingStorage,
} from './onboarding-values.ts';
import { useSignUp } from './sign-up.ts';
import { signUpProblem } from './sign-up-problem.ts';

const stepParam = 'etapa';

/** The steps, what was typed in them and how the account is created at the end. */
export function useOnboarding(onSent: (email: string) => void) {
  const [values, setValues] = useState<OnboardingValues>(emptyValues);
  const [errors, setErrors] = useState<OnboardingErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [search, setSearch] = useSearchParams();
  const signUp = useSignUp();
  const { pending, run } = useOneAtATime();

  // After hydration only: the prerendered page knows nothing of this tab.
  useEffect(() => setValues(onboardingStorage.load(trialStorage.takeRate())), []);

  // The step is part of the address, so that the phone's back button leads one step back. A
  // reload forgets the password and therefore starts again at the first step.
  const wanted = Math.max(Number(search.get(stepParam)) || 1, 1);
  const step = Math.min(wanted, reachedStep(values));
  const goTo = (next: number) => {
    setProblem(null);
    toast.clear();
    setSearch(stepSearch(next));
  };
  // An address ahead of what is filled in would jump there by itself once it is.
  useEffect(() => {
    if (wanted !== step) setSearch(stepSearch(step), { replace: true });
  }, [wanted, step, setSearch]);

  const set = (changed: Partial<OnboardingValues>) => {
    const next = { ...values, ...changed };
    // What the check needs is then there when it is asked for.
    if (!values.password && next.password) void accountErrors(next);
    setValues(next);
    setErrors(withoutKeys(errors, Object.keys(changed)));
    setProblem(null);
    onboardingStorage.save(next);
  };

  const refuse = (message: string, found: OnboardingErrors) => {
    setErrors(found);
    setProblem(message);
    toast.error(message);
  };

  const leaveAccount = async () => {
    const found = await accountErrors(values);
    const messages = Object.values(found);
    const [first] = messages;
    if (first === undefined) return goTo(2);
    const incomplete = messages.includes(validationMessages.required);
    refuse(incomplete ? validationMessages.requiredFields : first, found);
  };

  const leaveCraft = () => {
    if (values.craftType === '') {
      return refuse(validationMessages.craftType, { craftType: validationMessages.craftType });
    }
    goTo(3);
  };

  const submit = async () => {
    const craftType = craftCategoryIds.find((id) => id === values.craftType);
    if (craftType === undefined) return goTo(2);
    setProblem(null);
    const { confirmPassword: _, ...sent } = values;
    try {
      const { email } = await signUp.mutateAsync({ ...sent, craftType });
      onboardingStorage.clear();
      toast.success(toasts.signUpSuccess);
      onSent(email);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      const atAccount = fields.filter(({ path }) => isAccountField(path));
      if (atAccount.length > 0) goTo(1);
      refuse(
        signUpProblem(error),
        Object.fromEntries(atAccount.map(({ path, message }) => [path, message])),
      );
    }
  };

  return {
    values,
    set,
    errors,
    problem,
    step,
    pending,
    back: () => goTo(step - 1),
    next: step === 2 ? leaveCraft : () => void run(step === 1 ? leaveAccount : submit),
  };
}

function stepSearch(step: number): Record<string, string> {
  return step === 1 ? {} : { [stepParam]: String(step) };
}

function reachedStep(values: OnboardingValues): number {
  if (!isAccountFilled(values)) return 1;
  return values.craftType === '' ? 2 : 3;
}

function withoutKeys(errors: OnboardingErrors, keys: readonly string[]): OnboardingErrors {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => !keys.includes(key)));
}
