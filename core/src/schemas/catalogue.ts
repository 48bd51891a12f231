import { z } from 'zod';
import { catalogueFields } from '../products/fields.ts';
import { fieldSchemas, inputSchemas, strictObject } from './fields.ts';
import { judgedTogether, judgePrice, packInput, packSchema } from './material-price.ts';

/** What is sent to create or replace a catalogue material; a category is its name, or null. */
export const catalogueMaterialInputSchema = judgedTogether(
  strictObject({ ...inputSchemas(catalogueFields), pack: packInput }),
  (material, findings) => judgePrice(material, 'unitType', findings),
);

/** A catalogue material as the API answers it; R$ per unit or pack, times ISO 8601 in UTC. */
export const catalogueMaterialSchema = strictObject({
  id: z.uuid(),
  ...fieldSchemas(catalogueFields),
  pack: packSchema.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** The most prices of a material that are listed. */
export const maxPricesListed = 100;

/** What was paid for a material of the catalogue, and since when. */
export const paidPriceSchema = strictObject({
  unitType: fieldSchemas(catalogueFields).unitType,
  unitPrice: fieldSchemas(catalogueFields).unitPrice,
  pack: packSchema.nullable(),
  paidSince: z.iso.datetime(),
});

/** A catalogue material as a client sends it: what may be left out is optional. */
export type CatalogueMaterialInput = z.input<typeof catalogueMaterialInputSchema>;
/** The same, complete. */
export type CatalogueMaterialContent = z.output<typeof catalogueMaterialInputSchema>;
export type CatalogueMaterial = z.infer<typeof catalogueMaterialSchema>;
export type PaidPrice = z.infer<typeof paidPriceSchema>;
