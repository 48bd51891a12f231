import { z } from 'zod';
import { packInput, packSchema, validatePrice } from '../products/material-price.ts';
import { ptBrError } from '../schemas/error-map.ts';
import { fieldSchemas, inputSchemas, strictObject } from '../schemas/field-schemas.ts';
import { page, search } from '../schemas/list-queries.ts';
import { validatedTogether } from '../schemas/validated-together.ts';
import { noCategoryTexts } from './catalogue-categories.ts';
import { catalogueFields, minimumField } from './catalogue-fields.ts';

const stock = fieldSchemas({ minimum: minimumField });

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
  /** Whether the stock is tracked: below `minimum`, in the material's unit, it is low. */
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

export const catalogueListQuerySchema = z.object({ ...page, search });

export const catalogueCountSchema = strictObject({ count: z.int().min(0) });

/** A catalogue material as a client sends it: what may be left out is optional. */
export type CatalogueMaterialInput = z.input<typeof catalogueMaterialInputSchema>;
/** A catalogue material that a client sent, completed; stock settings that were left out stay as they are. */
export type SentMaterial = z.output<typeof catalogueMaterialInputSchema>;
/** The settings of a material's stock; one that is left out stays as it is. */
export type StockSettings = Pick<SentMaterial, 'tracked' | 'minimum'>;
export type CatalogueMaterialContent = Omit<SentMaterial, keyof StockSettings>;
export type CatalogueMaterial = z.infer<typeof catalogueMaterialSchema>;
export type PaidPrice = z.infer<typeof paidPriceSchema>;
