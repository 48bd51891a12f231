import { type PlanId, plans } from '../plans/plans.ts';
import { type KindId, kindOf } from './kinds.ts';

/** How many rows of a kind a user may have: by their plan, and on any; null where there is no limit. */
export function limitsOf(kind: KindId, plan: PlanId) {
  const { limit, most = null } = kindOf(kind);
  return { limit: limit ? plans[plan].limits[limit] : null, most };
}
