import { pickFields, type ValuesOf } from '../fields/field.ts';
import { catalogueFields, materialFields, productFields } from './fields.ts';

/** A product as far as its fields go, with or without what the server has added to it. */
export type ProductValues = ValuesOf<typeof productFields> & {
  readonly materials: readonly ValuesOf<typeof materialFields>[];
};

/** What somebody would send to store the same product: all that the server has added is left out. */
export function productInputOf(product: ProductValues) {
  const materials = product.materials.map((row) => pickFields(materialFields, row));
  return { ...pickFields(productFields, product), materials };
}

/** The same of a material of the catalogue. */
export function catalogueInputOf(material: ValuesOf<typeof catalogueFields>) {
  return pickFields(catalogueFields, material);
}
