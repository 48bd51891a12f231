import { pickFields } from '#core/fields/field.ts';
import { catalogueFields } from '#core/products/fields.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { packIn } from '../../db/pack.ts';
import { catalogueMaterials } from '../../db/schema.ts';

/** What an answer says of a material of the catalogue. */
export const materialColumns = {
  id: catalogueMaterials.id,
  ...pickFields(catalogueFields, catalogueMaterials),
  pack: packIn(catalogueMaterials).as('pack'),
  tracked: catalogueMaterials.tracked,
  minimum: catalogueMaterials.minimum,
  createdAt: catalogueMaterials.createdAt,
  updatedAt: catalogueMaterials.updatedAt,
};

type MaterialRow = Omit<CatalogueMaterial, 'createdAt' | 'updatedAt'> & {
  createdAt: Date;
  updatedAt: Date;
};

export const toMaterial = (row: MaterialRow): CatalogueMaterial => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
