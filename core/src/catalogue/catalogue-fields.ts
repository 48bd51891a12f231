import { type Fields, pickFields, type ValuesOf } from '../fields/field.ts';
import { validationMessages } from '../fields/validation.ts';
import {
  amountField,
  detailField,
  nameField,
  priceField,
  unitField,
  wasteField,
} from '../products/product-fields.ts';
import { type PackValues, packOf } from '../products/product-input-of.ts';
import { catalogueLabels } from './catalogue-texts.ts';

/** A material of the catalogue. Its numbers are facts, so they have no fallback. */
export const catalogueFields = {
  name: { ...nameField, label: catalogueLabels.name },
  unitPrice: {
    ...priceField,
    label: 'Preço por Unidade *',
    least: { from: 0.01 },
    message: validationMessages.catalogueMaterialPrice,
    optional: true,
    fallback: null,
  },
  unitType: { ...unitField, label: catalogueLabels.unitType },
  wastePercentage: { ...wasteField, label: 'Perda normal', fallback: null },
  category: { ...detailField, label: catalogueLabels.category, max: 50 },
  supplier: { ...detailField, label: 'Fornecedor', max: 100 },
} as const satisfies Fields;

/** The stock below which a material is low, in its unit. */
export const minimumField = {
  ...amountField,
  label: 'Estoque mínimo',
  min: 0,
  least: { from: 0 },
  optional: true,
} as const;

export type CatalogueValues = ValuesOf<typeof catalogueFields> & {
  readonly pack: PackValues | null;
};

export function catalogueInputOf(material: CatalogueValues) {
  return { ...pickFields(catalogueFields, material), pack: packOf(material) };
}
