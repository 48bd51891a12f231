import type { SignUpInput } from '#core/account/account-schemas.ts';
import { craftIds } from '#core/crafts/crafts.ts';
import { validationMessages } from '#core/fields/validation.ts';
import { defaultHourlyRate } from '#core/hour/hourly-rate-field.ts';
import { ApiError } from '../../api/api-error.ts';
import { parseJson } from '../../ui/browser/browser-storage.ts';
import { type FieldMessages, type useForm, validateLazily } from '../../ui/forms/use-form.ts';
import { tabDraft } from '../session/drafts.ts';

export const emptyValues = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  craftType: '',
  hourlyRate: String(defaultHourlyRate),
  /** The answers that the rate follows from, as JSON; none as ''. */
  hourPlan: '',
};

export type OnboardingValues = Readonly<typeof emptyValues>;
type OnboardingField = keyof OnboardingValues;

export type TypedValues = Partial<OnboardingValues>;

export type OnboardingFields = Pick<ReturnType<typeof useForm<OnboardingField>>, 'field'>;

/** Cleared once the account exists; never holds passwords. */
export const onboardingDraft = tabDraft('artesa:onboarding', [
  'name',
  'email',
  'craftType',
  'hourlyRate',
  'hourPlan',
]);

const findAccount = validateLazily(async () =>
  (await import('#core/account/account-schemas.ts')).signUpSchema.pick({
    name: true,
    email: true,
    password: true,
  }),
);

const passwordFields = ['password', 'confirmPassword'] as const;
const accountFields = ['name', 'email', ...passwordFields] as const;

/**
 * The last step that the filled-in fields allow; their values are validated later.
 * @param forgotten a reload has lost the password, which the last step asks for
 */
export function reachedStep(values: OnboardingValues, forgotten: boolean): number {
  const needed = forgotten ? (['name', 'email'] as const) : accountFields;
  if (!needed.every((field) => values[field].trim() !== '')) return 1;
  return craftOf(values) ? 3 : 2;
}

export function stepErrors(step: number, values: OnboardingValues, forgotten: boolean) {
  if (step === 1 || (step === 3 && forgotten)) return accountErrors(values);
  return craftOf(values) ? {} : { craftType: validationMessages.craftType };
}

export function isAboutAccount(error: unknown): boolean {
  const fields = error instanceof ApiError ? error.fields : [];
  return fields.some(({ path }) => accountFields.some((field) => field === path));
}

/** @returns null while no craft is chosen */
export function signUpInput(values: OnboardingValues): SignUpInput | null {
  const { name, email, password, hourlyRate } = values;
  const craftType = craftOf(values);
  if (!craftType) return null;
  const hourPlan = parseJson(values.hourPlan || null) as SignUpInput['hourPlan'] | null;
  const profile = { name, email, password, craftType, hourlyRate: Number(hourlyRate) };
  return hourPlan ? { ...profile, hourPlan } : profile;
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
