import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { fieldDefaults } from '#core/fields/field.ts';

/** A material of the catalogue for unit tests: R$ 18,90 per metre, unless changed. */
export function catalogueMaterial(
  name: string,
  changes: Partial<CatalogueMaterial> = {},
): CatalogueMaterial {
  const time = '2025-01-02T03:04:05.678Z';
  return {
    ...fieldDefaults(catalogueFields),
    id: crypto.randomUUID(),
    name,
    category: null,
    unitPrice: 18.9,
    unitType: 'metro',
    wastePercentage: 0,
    pack: null,
    tracked: false,
    minimum: null,
    createdAt: time,
    updatedAt: time,
    ...changes,
  };
}
