import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import type { Me } from '#core/schemas/account.ts';
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

/** What an hour of the user costs today, in R$. */
export const hourlyRateOf = (user: { readonly hourlyRate: number } | undefined) =>
  user?.hourlyRate || defaultHourlyRate;
