import type { BusinessTypeId } from '#core/catalogues/business-types.ts';
import { productFields } from '#core/products/fields.ts';
import { type Me, type ProfilePatch, profilePatchSchema } from '#core/schemas/account.ts';
import { type FieldMessages, findWith } from '../../ui/use-form.ts';

/** The settings form as shown; a select without a choice is ''. */
export interface ProfileValues {
  readonly name: string;
  readonly state: string;
  readonly businessType: BusinessTypeId;
  readonly craftType: string;
  readonly hourlyRate: number;
}

/** What the form starts with; a rate that is no number counts as the default one. */
export function profileOf(user: Me): ProfileValues {
  const { name, state, businessType, craftType, hourlyRate } = user;
  return {
    name,
    state: state ?? '',
    businessType,
    craftType,
    hourlyRate: Number.isFinite(hourlyRate) ? hourlyRate : productFields.hourlyRate.fallback,
  };
}

/** What keeps the values from being saved, by field; nothing when they may be. */
export function profileErrors(values: ProfileValues): FieldMessages {
  return findWith(profilePatchSchema, sent(values));
}

/** The values as they are sent. */
export function toPatch(values: ProfileValues): ProfilePatch {
  return profilePatchSchema.parse(sent(values));
}

function sent(values: ProfileValues) {
  return { ...values, state: values.state === '' ? null : values.state };
}
