import { isDeepStrictEqual } from 'node:util';
import { inArray, sql } from 'drizzle-orm';
import { noCategoryTexts } from '#core/catalogue/catalogue-categories.ts';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import type { CatalogueMaterialContent } from '#core/catalogue/catalogue-schemas.ts';
import { pickFields } from '#core/fields/field.ts';
import { packIn } from '../../db/pack.ts';
import { catalogueMaterials } from '../../db/schema.ts';

const { category } = catalogueMaterials;

export const materialColumns = {
  id: catalogueMaterials.id,
  ...pickFields(catalogueFields, catalogueMaterials),
  /** Older versions stored the choice of none as its text. */
  category: sql<
    string | null
  >`case when ${inArray(category, [...noCategoryTexts])} then null else ${category} end`,
  pack: packIn(catalogueMaterials).as('pack'),
  tracked: catalogueMaterials.tracked,
  minimum: catalogueMaterials.minimum,
  createdAt: catalogueMaterials.createdAt,
  updatedAt: catalogueMaterials.updatedAt,
};

type Price = Pick<CatalogueMaterialContent, 'unitPrice' | 'unitType' | 'pack'>;

/**
 * Whether two materials have the same price. The price of a pack is the same in another unit of
 * use.
 */
export function hasPriceOf(one: Price, other: Price): boolean {
  const isPerUnit = one.pack === null && other.pack === null;
  return isPerUnit
    ? one.unitPrice === other.unitPrice && one.unitType === other.unitType
    : isDeepStrictEqual(one.pack, other.pack);
}
