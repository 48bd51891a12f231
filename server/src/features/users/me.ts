import type { Me } from '#core/account/account-schemas.ts';
import { NewerError } from '#core/fields/newer-error.ts';
import { type HourPlan, hourPlanSchema } from '#core/hour/hour-schemas.ts';
import { defaultHourlyRate } from '#core/hour/hourly-rate-field.ts';
import { readAtRest } from '#core/schemas/at-rest.ts';
import type { UserRow } from './queries.ts';

/** The signed-in user as the API answers it. */
export function toMe(user: UserRow): Me {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    craftType: user.craftType,
    hourlyRate: user.hourlyRate,
    rounding: user.rounding,
    hourPlan: readHourPlan(user.hourPlan),
    plan: user.plan,
    emailConfirmed: user.emailConfirmed,
    twoFactorEnabled: user.twoFactorEnabled,
    state: user.state,
    businessType: user.businessType,
    avatarUrl: user.avatarUrl,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}

/** The stored hour plan; one that a newer version stored counts as none: nothing of the user's row depends on it. */
function readHourPlan(stored: unknown): HourPlan | null {
  try {
    return readAtRest(hourPlanSchema.nullable(), stored);
  } catch (error) {
    if (error instanceof NewerError) return null;
    throw error;
  }
}

/** What an hour of the user costs today, in R$. */
export const hourlyRateOf = (user: { readonly hourlyRate: number } | undefined) =>
  user?.hourlyRate || defaultHourlyRate;
