import type { Me, ProfilePatch } from '#core/account/account-schemas.ts';
import { defaultHourlyRate } from '#core/hour/hourly-rate-field.ts';
import { type useForm, validateLazily } from '../../../ui/forms/use-form.ts';

type ProfileField = 'name' | 'state' | 'businessType' | 'craftType' | 'hourlyRate' | 'rounding';

/** The settings form as texts; a select without a choice is ''. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** What each section fills its fields from. */
export type ProfileFields = Pick<ReturnType<typeof useForm<ProfileField>>, 'field'>;

/** What the form starts with; a rate that is no number counts as the default one. */
export function profileOf(user: Me): ProfileValues {
  const { name, state, businessType, craftType, hourlyRate, rounding } = user;
  return {
    name,
    state: state ?? '',
    businessType,
    craftType,
    rounding,
    hourlyRate: String(Number.isFinite(hourlyRate) ? hourlyRate : defaultHourlyRate),
  };
}

const find = validateLazily(
  async () => (await import('#core/account/account-schemas.ts')).profilePatchSchema,
);

/** The errors of the values, by field; none when they may be saved. */
export const profileErrors = (values: ProfileValues) => find(toPatch(values));

/** Some of the values as they are sent; profileErrors() says whether they may be. */
export function toPatch({ name, state, hourlyRate, ...choices }: Partial<ProfileValues>) {
  return {
    ...choices,
    ...(name !== undefined && { name: name.trim() }),
    ...(state !== undefined && { state: state === '' ? null : state }),
    ...(hourlyRate !== undefined && { hourlyRate: Number(hourlyRate) }),
  } as ProfilePatch;
}
