import { pickFields, type ValuesOf } from '../fields/field.ts';
import { materialFields, packFields, productFields } from './product-fields.ts';

export type PackValues = ValuesOf<typeof packFields>;

/** What a material costs: R$ per unit, or a pack; the other one is null. */
export interface MaterialPrice {
  readonly unitPrice: number | null;
  readonly pack: PackValues | null;
}

export type MaterialValues = ValuesOf<typeof materialFields> &
  MaterialPrice & {
    readonly materialId: string | null;
  };

export type ProductValues = ValuesOf<typeof productFields> & {
  readonly materials: readonly MaterialValues[];
  /** Where it is sold: docs/decisions/0239. */
  readonly channelIds: readonly string[];
  readonly offChannelIds: readonly string[] | null;
};

/** The input that would store the same product, without what the server has added. */
export function productInputOf(product: ProductValues) {
  const materials = product.materials.map((row) => ({
    ...pickFields(materialFields, row),
    pack: packOf(row),
    materialId: row.materialId,
  }));
  const { channelIds, offChannelIds } = product;
  return {
    ...pickFields(productFields, product),
    materials,
    channelIds: [...channelIds],
    offChannelIds: offChannelIds && [...offChannelIds],
  };
}

/** The pack of a material without anything else that came with it. */
export const packOf = ({ pack }: { readonly pack: PackValues | null }) =>
  pack && pickFields(packFields, pack);
