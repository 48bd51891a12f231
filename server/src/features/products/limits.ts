import { type PlanId, plans } from '#core/plans/plans.ts';
import { ProblemError } from '../../http/problem.ts';

/**
 * @param already how many the product has now: it may keep them, whatever the plan became
 * @throws ProblemError 403 material_limit_reached
 */
export function refuseTooManyMaterials(plan: PlanId, count: number, already = 0): void {
  const { materialsPerProduct: limit } = plans[plan].limits;
  if (limit !== null && count > Math.max(limit, already)) {
    throw new ProblemError(403, 'material_limit_reached');
  }
}
