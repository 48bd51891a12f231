import { craftIds } from '#core/choices/crafts.ts';
import { validationMessages } from '#core/fields/validation.ts';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import type { SignUpInput } from '#core/schemas/account.ts';
import { ApiError } from '../../api/api-error.ts';
import { parseJson, tabStorage } from '../../ui/browser/storage.ts';
import { type FieldMessages, type useForm, validateLazily } from '../../ui/forms/use-form.ts';

export const emptyValues = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  craftType: '',
  hourlyRate: String(defaultHourlyRate),
};

export type OnboardingValues = Readonly<typeof emptyValues>;
type OnboardingField = keyof OnboardingValues;

/** What somebody typed, as far as it is kept. */
export type TypedValues = Partial<OnboardingValues>;

/** What each step fills its fields from. */
export type OnboardingFields = Pick<ReturnType<typeof useForm<OnboardingField>>, 'field'>;

const storageKey = 'artesa:onboarding';
const storedFields = ['name', 'email', 'craftType', 'hourlyRate'] as const;

/**
 * What was typed survives a reload of the tab, until the account exists; passwords are never written
 * anywhere.
 */
export const onboardingStorage = {
  load(): TypedValues {
    const stored = Object(parseJson(tabStorage.read(storageKey)));
    return Object.fromEntries(
      storedFields.flatMap((field) => (field in stored ? [[field, String(stored[field])]] : [])),
    );
  },
  save: (typed: TypedValues) =>
    tabStorage.write(storageKey, JSON.stringify(typed, [...storedFields])),
  clear: () => tabStorage.remove(storageKey),
};

const findAccount = validateLazily(async () =>
  (await import('#core/schemas/account.ts')).signUpSchema.pick({
    name: true,
    email: true,
    password: true,
  }),
);

const passwordFields = ['password', 'confirmPassword'] as const;
const accountFields = ['name', 'email', ...passwordFields] as const;

/**
 * The last step that the steps before it allow; whether they are filled in well is asked later.
 *
 * @param forgotten a reload forgot the password: the last step asks for it
 */
export function reachedStep(values: OnboardingValues, forgotten: boolean): number {
  const needed = forgotten ? (['name', 'email'] as const) : accountFields;
  if (!needed.every((field) => values[field].trim() !== '')) return 1;
  return craftOf(values) ? 3 : 2;
}

/** What keeps a step from going on, by field; empty when nothing does. */
export function stepErrors(step: number, values: OnboardingValues, forgotten: boolean) {
  if (step === 1 || (step === 3 && forgotten)) return accountErrors(values);
  return craftOf(values) ? {} : { craftType: validationMessages.craftType };
}

/** Whether the server refused something that was typed in step 1. */
export function isAboutAccount(error: unknown): boolean {
  const fields = error instanceof ApiError ? error.fields : [];
  return fields.some(({ path }) => accountFields.some((field) => field === path));
}

/** The values as they are sent; null while no craft is chosen. */
export function signUpInput(values: OnboardingValues): SignUpInput | null {
  const { name, email, password, hourlyRate } = values;
  const craftType = craftOf(values);
  return craftType ? { name, email, password, craftType, hourlyRate: Number(hourlyRate) } : null;
}

function craftOf({ craftType }: OnboardingValues) {
  return craftIds.find((id) => id === craftType);
}

async function accountErrors(values: OnboardingValues): Promise<FieldMessages> {
  const { name, email, password, confirmPassword } = values;
  const errors = { ...(await findAccount({ name, email, password })) };
  for (const field of accountFields) {
    if (values[field].trim() === '') errors[field] = validationMessages.required;
  }
  if (confirmPassword !== password) errors.confirmPassword ??= validationMessages.passwordsDiffer;
  return errors;
}
