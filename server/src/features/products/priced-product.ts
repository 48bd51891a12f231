import { v7 as uuidv7 } from 'uuid';
import { pickFields } from '#core/fields/field.ts';
import { type Figures, figuresOf } from '#core/pricing/figures.ts';
import { practisedMarkup } from '#core/pricing/profitability.ts';
import { materialFields } from '#core/products/product-fields.ts';
import type { Product, ProductContent } from '#core/products/product-schemas.ts';
import { packColumns } from '../../db/pack.ts';
import type { materials } from '../../db/schema.ts';

type MaterialColumns = typeof materials.$inferInsert;

/** A product as it is stored: what was sent, and the figures that follow from it. */
export interface PricedProduct {
  readonly columns: Omit<ProductContent, 'materials' | 'offChannelIds'> &
    Figures & { offChannelIds: string[]; practisedMarkup: number };
  /** The figures among the columns. */
  readonly figures: Figures;
  readonly materials: Product['materials'];
}

/** Prices a product; every material gets an id. */
export function priced({ materials, offChannelIds, ...fields }: ProductContent): PricedProduct {
  const { figures, rowTotals } = figuresOf({ ...fields, materials });
  return {
    columns: {
      ...fields,
      offChannelIds: offChannelIds ?? [],
      ...figures,
      practisedMarkup: practisedMarkup({ ...fields, ...figures }),
    },
    figures,
    // In the order of keys in which they are read back.
    materials: materials.map((row, index) => ({
      id: uuidv7(),
      ...pickFields(materialFields, row),
      materialId: row.materialId,
      totalPrice: rowTotals[index] ?? 0,
      pack: row.pack,
    })),
  };
}

export const materialRows = (
  productId: string,
  rows: Product['materials'],
): Omit<MaterialColumns, 'userId'>[] =>
  rows.map(({ pack, ...row }, position) => ({
    ...row,
    ...packColumns(pack),
    productId,
    position,
  }));

/** What a product is linked to: materials of the catalogue, and channels. */
export const linksOf = ({ materials, channelIds, offChannelIds }: ProductContent) => ({
  materialIds: materials.flatMap(({ materialId }) => materialId ?? []),
  channelIds: [...channelIds, ...(offChannelIds ?? [])],
});

/** The content without links to materials and channels that the user never had. */
export const withKnownLinks = (
  content: ProductContent,
  known: ReadonlySet<string>,
): ProductContent => ({
  ...content,
  materials: content.materials.map((row) =>
    row.materialId === null || known.has(row.materialId) ? row : { ...row, materialId: null },
  ),
  channelIds: content.channelIds.filter((id) => known.has(id)),
  offChannelIds: content.offChannelIds?.filter((id) => known.has(id)) ?? null,
});
