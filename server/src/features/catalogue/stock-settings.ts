import type {
  CatalogueMaterial,
  SentMaterial,
  StockSettings,
} from '#core/catalogue/catalogue-schemas.ts';
import { plans } from '#core/plans/plans.ts';
import { convertQuantity } from '#core/stock/amounts.ts';
import { stockFields } from '#core/stock/stock-fields.ts';
import { stockProblems } from '#core/stock/stock-labels.ts';
import { areAlike } from '#core/units/unit-types.ts';
import type { UserChange } from '../../db/change-as-user.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { hasMoved } from './queries.ts';

/** The stock settings of a material. */
export type StoredSettings = Pick<CatalogueMaterial, 'tracked' | 'minimum'>;

const notTracked: StoredSettings = { tracked: false, minimum: null };

/** Whether a call asks for other stock settings than those of the material. */
export const changesStock = (
  stored: StoredSettings,
  { tracked, minimum }: StockSettings,
): boolean =>
  (tracked !== undefined && tracked !== stored.tracked) ||
  (minimum !== undefined && minimum !== stored.minimum);

/**
 * A material's stock settings once it is stored. The minimum is converted when the unit changes.
 *
 * @param current the material as it is; none when it is new
 */
export function settingsAfter(
  { unitType, tracked, minimum }: Pick<SentMaterial, 'unitType'> & StockSettings,
  current?: Pick<CatalogueMaterial, 'unitType'> & StoredSettings,
): StoredSettings {
  const before = current ? { ...current, minimum: minimumIn(unitType, current) } : notTracked;
  return {
    tracked: tracked ?? before.tracked,
    minimum: minimum === undefined ? before.minimum : minimum,
  };
}

/**
 * Refuses what a call changes of a material's stock.
 *
 * @param current as of settingsAfter()
 * @throws ProblemError 403 pro_required when the plan has no stock and its settings change, 422
 *   when a material with stock gets a unit of another dimension
 */
export async function refuseStockSettings(
  { tx, userId, plan }: UserChange,
  input: SentMaterial,
  current?: CatalogueMaterial,
): Promise<void> {
  if (changesStock(current ?? notTracked, input) && !plans[plan].features.stock) {
    throw new ProblemError(403, 'pro_required');
  }
  if (current && !areAlike(current.unitType, input.unitType)) {
    if (current.tracked || (await hasMoved(tx, userId, current.id))) throw otherDimension;
  }
}

const otherDimension = new ProblemError(422, 'validation_failed', [
  { path: 'unitType', code: 'fixed_dimension', message: stockProblems.fixedDimension },
]);

function minimumIn(
  unit: CatalogueMaterial['unitType'],
  { unitType, minimum }: Pick<CatalogueMaterial, 'unitType' | 'minimum'>,
) {
  if (minimum === null || !areAlike(unitType, unit)) return null;
  const converted = Number(convertQuantity(minimum, unitType, unit).toFixed());
  return Math.min(converted, stockFields.minimum.max);
}
