import { pickFields, type ValuesOf } from '../fields/field.ts';
import { catalogueFields, materialFields, productFields } from './fields.ts';

/** A product as far as its fields go, with or without what the server has added to it. */
export type ProductValues = ValuesOf<typeof productFields> & {
  readonly materials: readonly ValuesOf<typeof materialFields>[];
};

/** The input that would store the same product, without what the server has added. */
export function productInputOf(product: ProductValues) {
  const materials = product.materials.map((row) => pickFields(materialFields, row));
  return { ...pickFields(productFields, product), materials };
}

/** The same of a catalogue material. */
export function catalogueInputOf(material: ValuesOf<typeof catalogueFields>) {
  return pickFields(catalogueFields, material);
}
