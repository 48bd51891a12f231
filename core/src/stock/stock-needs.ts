import { sameNameKey } from '../names/same-name.ts';
import { toDecimal } from '../numbers/decimal.ts';
import type { Product } from '../products/product-schemas.ts';
import { areAlike } from '../units/unit-types.ts';
import { usedBy } from './amounts.ts';
import type { StockMaterial } from './stock-schemas.ts';

export interface Need {
  readonly material: StockMaterial;
  readonly needed: number;
  /** What there is not; 0 where there is enough. */
  readonly missing: number;
}

export function needsOf(
  { materials, batchSize }: Pick<Product, 'materials' | 'batchSize'>,
  stock: readonly StockMaterial[],
  pieces: number,
): Need[] {
  return stock.flatMap((material) => {
    const rows = materials.filter(
      ({ materialId, unit }) => materialId === material.id && areAlike(unit, material.unit),
    );
    if (rows.length === 0) return [];
    const used = rows.map((row) => usedBy(row, pieces, batchSize, material.unit));
    const needed = used.reduce((sum, each) => sum.plus(each), toDecimal(0));
    const missing = needed.minus(toDecimal(material.onHand));
    return [
      {
        material,
        needed: Number(needed.toFixed()),
        missing: missing.gt('0') ? Number(missing.toFixed()) : 0,
      },
    ];
  });
}

/** Tracked materials that a product names without being linked to them, so that it takes none. */
export function writtenByHand(
  { materials }: Pick<Product, 'materials'>,
  stock: readonly StockMaterial[],
): string[] {
  const tracked = new Map(stock.map(({ name }) => [sameNameKey(name), name]));
  const names = materials
    .filter(({ materialId }) => !stock.some(({ id }) => id === materialId))
    .flatMap(({ name }) => tracked.get(sameNameKey(name)) ?? []);
  return [...new Set(names)];
}
