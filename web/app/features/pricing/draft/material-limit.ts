import { errorMessages } from '#core/errors/errors.ts';
import { tooManyMaterials } from '#core/fields/bounds-message.ts';
import { type PlanId, plans } from '#core/plans/plans.ts';
import { maxMaterialsPerProduct } from '#core/products/product-fields.ts';

export interface MaterialLimit {
  readonly max: number;
  readonly message: string;
  /** A better plan allows more. */
  readonly byPlan: boolean;
}

/** @param stored how many a stored product has: these stay editable when the plan has ended */
export function materialLimit(plan: PlanId, stored: number): MaterialLimit {
  const allowed = plans[plan].limits.materialsPerProduct;
  if (allowed === null) {
    const message = tooManyMaterials(maxMaterialsPerProduct);
    return { max: maxMaterialsPerProduct, message, byPlan: false };
  }
  const message = errorMessages.material_limit_reached.detail;
  return { max: Math.max(allowed, stored), message, byPlan: true };
}
