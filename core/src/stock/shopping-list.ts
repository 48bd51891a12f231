import { quotient, toDecimal } from '../numbers/decimal.ts';
import { convertQuantity } from './amounts.ts';
import { levelOf } from './arrange-stock.ts';
import type { StockMaterial } from './stock-schemas.ts';

export interface ToBuy {
  readonly material: StockMaterial;
  /** What lacks to the minimum, in its unit; null where it has none and there is nothing of it. */
  readonly lacking: number | null;
  /** Whole packs that hold it; null for what is not bought by the pack. */
  readonly packs: number | null;
}

/** Everything that runs low, by how much brings it back to its minimum. */
export const shoppingList = (materials: readonly StockMaterial[]): ToBuy[] =>
  materials.filter((material) => levelOf(material) !== 'enough').map(toBuy);

function toBuy(material: StockMaterial): ToBuy {
  const { onHand, minimum, pack, unit } = material;
  const missing = toDecimal(minimum ?? 0).minus(toDecimal(onHand));
  const lacking = missing.gt('0') ? missing : null;
  if (!pack) return { material, lacking: lacking && Number(lacking.toFixed()), packs: null };
  const content = convertQuantity(pack.content, pack.unit, unit);
  if (!lacking || content.lte('0')) return { material, lacking: null, packs: 1 };
  const whole = quotient(lacking, content, 0);
  const packs = whole.times(content).lt(lacking) ? whole.plus('1') : whole;
  return { material, lacking: Number(lacking.toFixed()), packs: Number(packs.toFixed()) };
}
