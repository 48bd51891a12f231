import { z } from 'zod';
import { validationMessages } from '#core/messages/validation.ts';
import { pricingFallbacks } from '#core/pricing/bounds.ts';
import { signUpSchema } from '#core/schemas/account.ts';
import { fieldErrors } from '#core/schemas/field-errors.ts';
import { parseJson, tabStorage } from '../../ui/storage.ts';

export interface OnboardingValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly craftType: string;
  readonly hourlyRate: number;
}

export type OnboardingErrors = Partial<Record<keyof OnboardingValues, string>>;

export const emptyValues: OnboardingValues = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  craftType: '',
  hourlyRate: pricingFallbacks.hourlyRate,
};

const storageKey = 'artesa:onboarding';
const storedValues = z.object({
  name: z.string(),
  email: z.string(),
  craftType: z.string(),
  hourlyRate: z.number(),
});

/** What was typed survives a reload of the tab; passwords are never written anywhere. */
export const onboardingStorage = {
  /** @param newRate an hourly rate in R$ that was chosen since, on the landing page */
  load(newRate: number | null): OnboardingValues {
    const stored = storedValues.safeParse(parseJson(tabStorage.read(storageKey)));
    const values = stored.success ? { ...emptyValues, ...stored.data } : emptyValues;
    if (newRate === null) return values;
    const changed = { ...values, hourlyRate: newRate };
    onboardingStorage.save(changed);
    return changed;
  },
  save: (values: OnboardingValues) =>
    tabStorage.write(storageKey, JSON.stringify(storedValues.parse(values))),
  clear: () => tabStorage.remove(storageKey),
};

const accountSchema = signUpSchema.pick({ name: true, email: true, password: true });

/** What keeps step 1 from going on, by field; empty when nothing does. */
export function accountErrors(values: OnboardingValues): OnboardingErrors {
  const { name, email, password, confirmPassword } = values;
  const errors: OnboardingErrors = {};
  for (const field of ['name', 'email', 'password', 'confirmPassword'] as const) {
    if (values[field].trim() === '') errors[field] = validationMessages.required;
  }
  const parsed = accountSchema.safeParse({ name, email, password });
  for (const { path, message } of parsed.success ? [] : fieldErrors(parsed.error)) {
    if (isAccountField(path)) errors[path] ??= message;
  }
  if (confirmPassword !== password) errors.confirmPassword ??= validationMessages.passwordsDiffer;
  return errors;
}

export function isAccountField(path: string): path is 'name' | 'email' | 'password' {
  return path === 'name' || path === 'email' || path === 'password';
}
