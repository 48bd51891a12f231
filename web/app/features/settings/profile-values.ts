import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import { type Me, type ProfilePatch, profilePatchSchema } from '#core/schemas/account.ts';
import { type FieldMessages, findWith, type useForm } from '../../ui/use-form.ts';

type ProfileField = 'name' | 'state' | 'businessType' | 'craftType' | 'hourlyRate';

/** The settings form as texts; a select without a choice is ''. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** What each section fills its fields from. */
export type ProfileFields = Pick<ReturnType<typeof useForm<ProfileField>>, 'field'>;

/** What the form starts with; a rate that is no number counts as the default one. */
export function profileOf(user: Me): ProfileValues {
  const { name, state, businessType, craftType, hourlyRate } = user;
  return {
    name,
    state: state ?? '',
    businessType,
    craftType,
    hourlyRate: String(Number.isFinite(hourlyRate) ? hourlyRate : defaultHourlyRate),
  };
}

/** The errors of the values, by field; none when they may be saved. */
export function profileErrors(values: ProfileValues): FieldMessages {
  return findWith(profilePatchSchema, sent(values));
}

/** Some of the values as they are sent. */
export function toPatch(values: Partial<ProfileValues>): ProfilePatch {
  return profilePatchSchema.parse(sent(values));
}

function sent({ state, hourlyRate, ...values }: Partial<ProfileValues>) {
  return {
    ...values,
    ...(state !== undefined && { state: state === '' ? null : state }),
    ...(hourlyRate !== undefined && { hourlyRate: Number(hourlyRate) }),
  };
}
