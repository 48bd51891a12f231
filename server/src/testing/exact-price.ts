import type { ProductContent } from '#core/products/product-schemas.ts';
import { halfUp } from '#core/stock/cases/exact-stock.ts';
import { unitOf } from '#core/units/unit-types.ts';

const parts = (value: number, decimals: number) => {
  const [whole = '', fraction = ''] = value.toFixed(decimals).split('.');
  return BigInt(whole + fraction);
};

/** What a piece costs and is sold at without an ending, in cents, computed with whole numbers. */
export function exactPrice(product: Omit<ProductContent, 'rounding'>) {
  const batch = parts(product.batchSize, 0);
  const sum = product.materials.map(millionths).reduce((total, each) => total + each, 0n);
  const work = parts(product.productionTime, 6) * parts(product.hourlyRate, 2);
  const totalCost =
    halfUp(sum, 10_000n * batch) +
    halfUp(work, 1_000_000n * batch) +
    halfUp(parts(product.fixedCosts, 2), batch);
  const { chosenPrice } = product;
  const suggested = halfUp(totalCost * (10_000n + parts(product.marginPercentage, 2)), 10_000n);
  return { totalCost, finalPrice: chosenPrice === null ? suggested : parts(chosenPrice, 2) };
}

/** What a row costs, in millionths of a real. */
function millionths(row: ProductContent['materials'][number]): bigint {
  const { quantity, unit, wastePercentage, unitPrice, pack } = row;
  const { price, content, unit: packed } = pack ?? { price: unitPrice ?? 0, content: 1, unit };
  const [of, per] = unitOf(unit).factor;
  const [packedOf, packedPer] = unitOf(packed).factor;
  const used = parts(quantity, 4) * (10_000n + parts(wastePercentage, 2)) * BigInt(of * packedPer);
  const whole = parts(content, 6) * BigInt(per * packedOf);
  // 4 + 4 + 2 decimals above, 6 below and 6 asked for: 10⁴ · 10⁴ · 10² · 10⁻⁶ ÷ 10⁶.
  return halfUp(used * parts(price, 2) * 1_000_000n * 1_000_000n, whole * 10n ** 10n);
}
