import { z } from 'zod';
import { catalogueFields } from '../products/fields.ts';
import { fieldSchemas, inputSchemas, strictObject } from './fields.ts';

/** What is sent to create or replace a catalogue material; a category is its name, or null. */
export const catalogueMaterialInputSchema = strictObject(inputSchemas(catalogueFields));

/** A catalogue material as the API answers it; R$ per unit, times ISO 8601 in UTC. */
export const catalogueMaterialSchema = strictObject({
  id: z.uuid(),
  ...fieldSchemas(catalogueFields),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A catalogue material as a client sends it: what may be left out is optional. */
export type CatalogueMaterialInput = z.input<typeof catalogueMaterialInputSchema>;
/** The same, complete. */
export type CatalogueMaterialContent = z.output<typeof catalogueMaterialInputSchema>;
export type CatalogueMaterial = z.infer<typeof catalogueMaterialSchema>;
