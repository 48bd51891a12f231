import { z } from 'zod';
import { defaultUnitType, unitTypeIds } from '../catalogues/unit-types.ts';
import { validationMessages } from '../messages/validation.ts';
import { boundedNumber, oneOf, singleLine, strictObject } from './fields.ts';

/** Characters, and R$ per unit. */
export const catalogueBounds = {
  name: { min: 2, max: 100 },
  category: { min: 1, max: 50 },
  unitPrice: { min: 0.01, max: 99999.99, decimals: 2 },
} as const;

const category = singleLine(
  catalogueBounds.category,
  validationMessages.catalogueMaterialCategory,
).nullable();
const unitType = oneOf(unitTypeIds, validationMessages.unitType);
const catalogueFields = {
  name: singleLine(catalogueBounds.name, validationMessages.catalogueMaterialName),
  unitPrice: boundedNumber(
    catalogueBounds.unitPrice,
    () => validationMessages.catalogueMaterialPrice,
  ),
};

/** What is sent to create or replace a catalogue material; a category is its name, or null. */
export const catalogueMaterialInputSchema = strictObject({
  ...catalogueFields,
  unitType: unitType.default(defaultUnitType),
  category: category.default(null),
});

/** A catalogue material as the API answers it; R$ per unit, times ISO 8601 in UTC. */
export const catalogueMaterialSchema = strictObject({
  id: z.uuid(),
  ...catalogueFields,
  unitType,
  category,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type CatalogueMaterialInput = z.infer<typeof catalogueMaterialInputSchema>;
export type CatalogueMaterial = z.infer<typeof catalogueMaterialSchema>;
