import { validationMessages } from '#core/messages/validation.ts';
import { productFields } from '#core/products/fields.ts';
import { parseJson, tabStorage } from '../../ui/storage.ts';
import { findLate } from '../../ui/use-form.ts';

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
  hourlyRate: productFields.hourlyRate.fallback,
};

const storageKey = 'artesa:onboarding';
const storedFields = ['name', 'email', 'craftType', 'hourlyRate'] as const;

type StoredValues = Pick<OnboardingValues, (typeof storedFields)[number]>;

/** What was typed survives a reload of the tab; passwords are never written anywhere. */
export const onboardingStorage = {
  /** @param newRate an hourly rate in R$ that was chosen since, on the landing page */
  load(newRate: number | null): OnboardingValues {
    const stored = parseJson(tabStorage.read(storageKey));
    const values = { ...emptyValues, ...(isStored(stored) && stored) };
    if (newRate === null) return values;
    const changed = { ...values, hourlyRate: newRate };
    onboardingStorage.save(changed);
    return changed;
  },
  save: (values: OnboardingValues) =>
    tabStorage.write(storageKey, JSON.stringify(values, [...storedFields])),
  clear: () => tabStorage.remove(storageKey),
};

function isStored(stored: unknown): stored is StoredValues {
  if (typeof stored !== 'object' || stored === null) return false;
  const values = stored as Partial<Record<string, unknown>>;
  return storedFields.every((field) => typeof values[field] === typeof emptyValues[field]);
}

const findAccount = findLate(async () =>
  (await import('#core/schemas/account.ts')).signUpSchema.pick({
    name: true,
    email: true,
    password: true,
  }),
);

const accountFields = ['name', 'email', 'password', 'confirmPassword'] as const;

/** Whether step 1 was filled in, well or not. */
export function isAccountFilled(values: OnboardingValues): boolean {
  return accountFields.every((field) => values[field].trim() !== '');
}

/** What keeps step 1 from going on, by field; empty when nothing does. */
export async function accountErrors(values: OnboardingValues): Promise<OnboardingErrors> {
  const { name, email, password, confirmPassword } = values;
  const errors: OnboardingErrors = { ...(await findAccount({ name, email, password })) };
  for (const field of accountFields) {
    if (values[field].trim() === '') errors[field] = validationMessages.required;
  }
  if (confirmPassword !== password) errors.confirmPassword ??= validationMessages.passwordsDiffer;
  return errors;
}

export function isAccountField(path: string): path is 'name' | 'email' | 'password' {
  return path === 'name' || path === 'email' || path === 'password';
}
