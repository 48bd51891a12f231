import { comparePrices, type MaterialRow } from '../pricing/row-cost.ts';
import type { UnitTypeId } from '../units/unit-types.ts';
import { materialFields } from './product-fields.ts';
import type { MaterialPrice } from './product-input-of.ts';

export interface CataloguePrice extends MaterialPrice {
  readonly unitType: UnitTypeId;
}

type PricedRow = Pick<MaterialRow, 'quantity' | 'unit' | 'unitPrice' | 'pack'>;

export interface LinkedRow extends MaterialPrice {
  readonly quantity: number;
  readonly unit: UnitTypeId;
  readonly materialId: string | null;
}

/**
 * What a row costs by today's price of the catalogue material that it came from; its quantity and
 * unit stay.
 *
 * @returns null when that is what it costs already, or when the material is measured otherwise now
 * @throws {RangeError} as rowCost()
 */
export function priceOfToday(row: PricedRow, material: CataloguePrice): MaterialPrice | null {
  const { unitType: unit, unitPrice, pack } = material;
  const compared = comparePrices(row, { unit, unitPrice, pack });
  if (compared === 'same' || compared === 'unlike') return null;
  if (pack !== null || unitPrice === null) return { unitPrice: null, pack };
  const byUnit = row.unit === unit && Number(row.quantity) <= materialFields.quantity.max;
  return byUnit
    ? { unitPrice, pack: null }
    : { unitPrice: null, pack: { price: unitPrice, content: 1, unit } };
}

/**
 * A product whose rows take today's prices of the materials that they came from.
 *
 * @param pricesById of the catalogue; a row whose material is not among them keeps its price
 * @returns null when no row costs anything else then
 * @throws {RangeError} as rowCost()
 */
export function withPricesOfToday<Product extends { readonly materials: readonly LinkedRow[] }>(
  product: Product,
  pricesById: ReadonlyMap<string, CataloguePrice>,
): Product | null {
  let changed = false;
  const materials = product.materials.map((row) => {
    const material = row.materialId === null ? undefined : pricesById.get(row.materialId);
    const price = material && priceOfToday(row, material);
    if (!price) return row;
    changed = true;
    return { ...row, ...price };
  });
  return changed ? { ...product, materials } : null;
}
