import { z } from 'zod';
import { noCategoryTexts } from '../choices/catalogue-categories.ts';
import { catalogueFields } from '../products/fields.ts';
import { stockFields } from '../products/stock-fields.ts';
import { ptBrError } from './error-map.ts';
import { fieldSchemas, inputSchemas, strictObject } from './field-schemas.ts';
import { packInput, packSchema, validatedTogether, validatePrice } from './material-price.ts';

const stock = fieldSchemas({ minimum: stockFields.minimum });

const { category, ...inputs } = inputSchemas(catalogueFields);

/**
 * What is sent to create or replace a catalogue material; a category is its name, or null. A setting
 * of its stock that is left out stays as it is: a new one has none.
 */
export const catalogueMaterialInputSchema = validatedTogether(
  strictObject({
    ...inputs,
    category: category.overwrite((name) => (noCategoryTexts.includes(name ?? '') ? null : name)),
    pack: packInput,
    tracked: z.boolean({ error: ptBrError }).optional(),
    minimum: stock.minimum.optional(),
  }),
  (material, findings) => validatePrice(material, 'unitType', findings),
);

/** A catalogue material as the API answers it; R$ per unit or pack, times ISO 8601 in UTC. */
export const catalogueMaterialSchema = strictObject({
  id: z.uuid(),
  ...fieldSchemas(catalogueFields),
  pack: packSchema.nullable(),
  /** Its stock is tracked: below `minimum`, in its unit, it is low. */
  tracked: z.boolean(),
  minimum: stock.minimum,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const maxPricesListed = 100;

export const paidPriceSchema = strictObject({
  unitType: fieldSchemas(catalogueFields).unitType,
  unitPrice: fieldSchemas(catalogueFields).unitPrice,
  pack: packSchema.nullable(),
  paidSince: z.iso.datetime(),
});

/** A catalogue material as a client sends it: what may be left out is optional. */
export type CatalogueMaterialInput = z.input<typeof catalogueMaterialInputSchema>;
/** The same, complete but for what stays as it is. */
export type SentMaterial = z.output<typeof catalogueMaterialInputSchema>;
/** The settings of a material's stock; one that is left out stays as it is. */
export type StockSettings = Pick<SentMaterial, 'tracked' | 'minimum'>;
export type CatalogueMaterialContent = Omit<SentMaterial, keyof StockSettings>;
export type CatalogueMaterial = z.infer<typeof catalogueMaterialSchema>;
export type PaidPrice = z.infer<typeof paidPriceSchema>;
