import { catalogueFields } from '../catalogue/catalogue-fields.ts';
import type { Field, Fields } from '../fields/field.ts';
import { materialFields, packFields, productFields } from '../products/product-fields.ts';

/** The header with the number of the description that a client was built with. */
export const descriptionHeader = 'Artesa-Description';

/**
 * The size of descriptions: their fields, choices and decimals, counted. As what is stored is read
 * for ever, none of them ever goes, so that the number rises with every change that adds one.
 */
export const numberOf = (descriptions: readonly Fields[]): number =>
  descriptions
    .flatMap((fields) => Object.values(fields))
    .reduce((sum, field) => sum + 1 + sizeOf(field), 0);

function sizeOf(field: Field): number {
  switch (field.kind) {
    case 'number':
      return field.decimals;
    case 'choice':
      return field.options.length;
    case 'text':
      return 0;
  }
}

/** What a product has that is no field: channels that were chosen, and those that are off. */
const besides = 2;

export const descriptionNumber =
  besides + numberOf([productFields, materialFields, packFields, catalogueFields]);
