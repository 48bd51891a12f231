import { and, desc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import { type CatalogueMaterial, maxPricesListed } from '#core/catalogue/catalogue-schemas.ts';
import { foldText } from '#core/search/fold-text.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { packIn } from '../../db/pack.ts';
import { catalogueMaterials, materialPrices, stockMovements } from '../../db/schema.ts';
import { searchedText } from '../../db/searched-text-sql.ts';
import { newestFirst, olderThan, type Place } from '../../db/user-rows.ts';
import { type Page, pageOf } from '../../http/row-calls/paging.ts';
import { activeRows, withTimes } from '../rows/queries.ts';
import { materialColumns } from './stored-material.ts';

interface CatalogueListing {
  readonly limit: number;
  readonly after: Place | undefined;
  readonly search: string;
}

export async function listCatalogue(
  tx: Queryable,
  userId: UserId,
  { limit, after, search }: CatalogueListing,
): Promise<Page<CatalogueMaterial, Place>> {
  const found = await tx
    .select(materialColumns)
    .from(catalogueMaterials)
    .where(
      and(
        activeRows(catalogueMaterials, userId),
        matches(search),
        after && olderThan(catalogueMaterials, after),
      ),
    )
    .orderBy(...newestFirst(catalogueMaterials))
    .limit(limit + 1);
  return pageOf(found.map(withTimes), limit, ({ createdAt, id }) => ({ createdAt, id }));
}

export const countCatalogue = (tx: Queryable, userId: UserId, search: string): Promise<number> =>
  tx.$count(catalogueMaterials, and(activeRows(catalogueMaterials, userId), matches(search)));

export async function findCatalogueMaterial(tx: Queryable, userId: UserId, id: string) {
  const [row] = await tx
    .select(materialColumns)
    .from(catalogueMaterials)
    .where(and(activeRows(catalogueMaterials, userId), eq(catalogueMaterials.id, id)));
  return row && withTimes(row);
}

export async function hasMoved(tx: Queryable, userId: UserId, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(and(eq(stockMovements.userId, userId), eq(stockMovements.materialId, id)))
    .limit(1);
  return found.length > 0;
}

/**
 * The materials, of these ids, whose unit keeps its dimension: they are tracked, or their stock
 * ever moved. Deleted ones too.
 */
export async function findFixedUnits(tx: Queryable, userId: UserId, ids: readonly string[]) {
  if (ids.length === 0) return new Map();
  const { id, name, unitType, tracked, userId: owner } = catalogueMaterials;
  const movement = tx
    .select({ one: sql`1` })
    .from(stockMovements)
    .where(and(eq(stockMovements.userId, userId), eq(stockMovements.materialId, id)));
  const found = await tx
    .select({ id, name, unitType })
    .from(catalogueMaterials)
    .where(and(eq(owner, userId), inArray(id, [...ids]), or(eq(tracked, true), exists(movement))));
  return new Map(found.map((row) => [row.id, row]));
}

export async function listMaterialPrices(tx: Queryable, userId: UserId, materialId: string) {
  const { unitType, unitPrice, paidSince, id } = materialPrices;
  const rows = await tx
    .select({ unitType, unitPrice, pack: packIn(materialPrices), paidSince })
    .from(materialPrices)
    .where(and(eq(materialPrices.userId, userId), eq(materialPrices.materialId, materialId)))
    .orderBy(desc(paidSince), desc(id))
    .limit(maxPricesListed);
  return rows.map((row) => ({ ...row, paidSince: row.paidSince.toISOString() }));
}

/**
 * The search of materials, the same as on a device (core's searched-text.ts):
 * server/src/http/row-calls/lists.engines.itest.ts compares them.
 */
function matches(search: string) {
  const term = foldText(search).trim();
  if (term === '') return undefined;
  return sql`strpos(${searchedText(catalogueFields, catalogueMaterials)}, ${term}) > 0`;
}
