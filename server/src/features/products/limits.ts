import { type PlanId, plans } from '#core/plans/plans.ts';
import { isPriceWithinReach } from '#core/pricing/final-price.ts';
import { computePrice } from '#core/pricing/price.ts';
import { finalPriceError, type ProductContent } from '#core/schemas/product.ts';
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

// What came with the highest price.
const fields = ['batchSize', 'rounding', 'chosenPrice'];
const rowFields = ['unit', 'wastePercentage', 'pack', 'materialId'];

/**
 * Refuses a final price above R$ 9.999.999,99. A body that names nothing that came with the highest
 * price keeps its bounds (0180).
 *
 * @throws ProblemError 422 validation_failed
 */
export function refuseHighPrice(body: Readonly<Record<string, unknown>>, input: ProductContent) {
  if (!carriesPriceFields(body) || isPriceWithinReach(computePrice(input).finalPrice)) return;
  throw new ProblemError(422, 'validation_failed', [finalPriceError]);
}

function carriesPriceFields(body: Readonly<Record<string, unknown>>): boolean {
  const rows = Array.isArray(body.materials) ? body.materials : [];
  return namesAny(body, fields) || rows.some((row: object) => namesAny(row, rowFields));
}

const namesAny = (value: object, keys: readonly string[]) => keys.some((key) => key in value);
