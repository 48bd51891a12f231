import { areAlike } from '#core/choices/unit-types.ts';
import { validationMessages } from '#core/messages/validation.ts';
import { plans } from '#core/plans/plans.ts';
import type { CatalogueMaterial, SentMaterial, StockSettings } from '#core/schemas/catalogue.ts';
import { fromBase, inBase } from '#core/stock/amounts.ts';
import type { UserChange } from '../../db/change-as-user.ts';
import { ProblemError } from '../../http/problem.ts';
import { hasMoved } from './queries.ts';

type Kept = Pick<CatalogueMaterial, 'tracked' | 'minimum'>;

const nothingKept: Kept = { tracked: false, minimum: null };

/** Whether a call asks for something else than what is kept of a material's stock. */
export const changesStock = (kept: Kept, { tracked, minimum }: StockSettings): boolean =>
  (tracked !== undefined && tracked !== kept.tracked) ||
  (minimum !== undefined && minimum !== kept.minimum);

/**
 * What is kept of a material's stock after a call. The minimum stays as much as it was when the
 * material gets another unit.
 *
 * @param current the material as it is; none when it is new
 * @throws ProblemError 403 pro_required when the plan has no stock and something changes, 422 when a
 *   material with stock gets a unit of another dimension
 */
export async function stockColumnsOf(
  { tx, userId, plan }: UserChange,
  input: SentMaterial,
  current?: CatalogueMaterial,
): Promise<Kept> {
  const kept = current ?? nothingKept;
  if (changesStock(kept, input) && !plans[plan].features.stock) {
    throw new ProblemError(403, 'pro_required');
  }
  if (current && !areAlike(current.unitType, input.unitType)) {
    if (current.tracked || (await hasMoved(tx, userId, current.id))) throw otherDimension;
  }
  const { tracked = kept.tracked, minimum = minimumIn(input.unitType, current) } = input;
  return { tracked, minimum };
}

const otherDimension = new ProblemError(422, 'validation_failed', [
  { path: 'unitType', code: 'fixed_dimension', message: validationMessages.fixedDimension },
]);

function minimumIn(unit: CatalogueMaterial['unitType'], current: CatalogueMaterial | undefined) {
  if (!current || current.minimum === null || !areAlike(current.unitType, unit)) return null;
  return Number(fromBase(inBase(current.minimum, current.unitType).toFixed(), unit).toFixed());
}
