import { v7 as uuidv7 } from 'uuid';
import { pickFields } from '#core/fields/field.ts';
import { computePrice } from '#core/pricing/price.ts';
import { practisedMarkup } from '#core/pricing/profitability.ts';
import { materialFields } from '#core/products/fields.ts';
import type { Product, ProductContent } from '#core/schemas/product.ts';
import type { UserId } from '../../db/database.ts';
import { packColumns } from '../../db/pack.ts';
import type { materials } from '../../db/schema.ts';

type MaterialColumns = typeof materials.$inferInsert;

type Figures = Pick<
  Product,
  | 'totalCost'
  | 'suggestedPrice'
  | 'finalPrice'
  | 'profit'
  | 'netMargin'
  | 'markup'
  | 'earnedPerHour'
>;

/** A product as it is stored: what was sent, and the figures that follow from it. */
export interface PricedProduct {
  readonly columns: Omit<ProductContent, 'materials'> & Figures & { practisedMarkup: number };
  readonly materials: Product['materials'];
}

/** Prices a product anew; every material gets an id. */
export function priced({ materials, ...fields }: ProductContent): PricedProduct {
  const { rowCosts, ...price } = computePrice({ ...fields, materials });
  const figures = {
    totalCost: Number(price.totalCost),
    suggestedPrice: Number(price.suggestedPrice),
    finalPrice: Number(price.finalPrice),
    profit: Number(price.profit),
    netMargin: Number(price.netMargin),
    markup: Number(price.markup),
    earnedPerHour: Number(price.earnedPerHour),
  };
  return {
    columns: { ...fields, ...figures, practisedMarkup: practisedMarkup({ ...fields, ...figures }) },
    // In the order of keys in which they will be read back.
    materials: materials.map((row, index) => ({
      id: uuidv7(),
      ...pickFields(materialFields, row),
      materialId: row.materialId,
      totalPrice: Number(rowCosts[index]),
      pack: row.pack,
    })),
  };
}

/** The materials of a product as rows of their table. */
export const materialRows = (
  userId: UserId,
  productId: string,
  rows: Product['materials'],
): MaterialColumns[] =>
  rows.map(({ pack, ...row }, position) => ({
    ...row,
    ...packColumns(pack),
    userId,
    productId,
    position,
  }));
