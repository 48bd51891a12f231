import { pickFields, type ValuesOf } from '../fields/field.ts';
import { catalogueFields, materialFields, packFields, productFields } from './fields.ts';

type PackValues = ValuesOf<typeof packFields>;

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

export type CatalogueValues = ValuesOf<typeof catalogueFields> & {
  readonly pack: PackValues | null;
};

export function catalogueInputOf(material: CatalogueValues) {
  return { ...pickFields(catalogueFields, material), pack: packOf(material) };
}

const packOf = ({ pack }: { readonly pack: PackValues | null }) =>
  pack && pickFields(packFields, pack);
