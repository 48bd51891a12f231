import { rowCost } from '../pricing/row-cost.ts';
import { areAlike, type UnitTypeId } from '../units/unit-types.ts';
import { type MaterialDraft, rowPricing } from './product-draft.ts';
import { knownUnit } from './row-units.ts';

/** A change of a row's unit, as it was chosen or typed. */
export interface UnitChange {
  /** What it was chosen for: the quantity, or what the pack holds. */
  readonly of: 'unit' | 'pack.unit';
  readonly unit: UnitTypeId;
  /** The number that was typed with the unit, as its field shows it; null where the number stays. */
  readonly amount: string | null;
}

/**
 * Whether the price would silently be another one: 25 g at R$ 0,08 are no 25 pieces at R$ 0,08. Within
 * a dimension a pack converts, and who only corrects the unit of a number corrects that of its price;
 * but 0,5 kg typed over 500 g may leave the price per gram.
 */
export function asksAbout(row: MaterialDraft, { of, unit, amount }: UnitChange): boolean {
  const before = knownUnit(of === 'unit' ? row.unit : row.pack.unit);
  const isOther = !areAlike(before, unit) || (!row.byPack && amount !== null && before !== unit);
  return isOther && row.quantity.trim() !== '' && rowCost(rowPricing(row)).gt('0');
}
