import { and, count, desc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { catalogueFields } from '#core/products/fields.ts';
import {
  type CatalogueMaterial,
  maxPricesListed,
  type PaidPrice,
} from '#core/schemas/catalogue.ts';
import { foldText } from '#core/text/fold-text.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { packIn } from '../../db/pack.ts';
import { catalogueMaterials, materialPrices, stockMovements } from '../../db/schema.ts';
import { searchedText } from '../../db/searched-text.ts';
import { newestFirst, olderThan, type Place } from '../../db/user-rows.ts';
import type { Page } from '../../http/paging.ts';
import { materialColumns, toMaterial } from './stored-material.ts';

interface CatalogueListing {
  readonly limit: number;
  readonly after: Place | undefined;
  readonly search: string;
}

/** A page of the user's catalogue, newest first. */
export async function listCatalogue(
  tx: Queryable,
  userId: UserId,
  { limit, after, search }: CatalogueListing,
): Promise<Page<CatalogueMaterial, Place>> {
  const found = await tx
    .select(materialColumns)
    .from(catalogueMaterials)
    .where(
      and(ownMaterials(userId), matches(search), after && olderThan(catalogueMaterials, after)),
    )
    .orderBy(...newestFirst(catalogueMaterials))
    // One more tells whether there is another page.
    .limit(limit + 1);
  const rows = found.slice(0, limit).map(toMaterial);
  const last = rows.at(-1);
  const more = last && found.length > limit;
  return { rows, next: more ? { createdAt: last.createdAt, id: last.id } : null };
}

/** How many materials of the user's catalogue a search finds. */
export async function countCatalogue(
  tx: Queryable,
  userId: UserId,
  search: string,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(catalogueMaterials)
    .where(and(ownMaterials(userId), matches(search)));
  return row?.count ?? 0;
}

/** One material of the user's catalogue, or undefined when it is deleted, unknown or another's. */
export async function findCatalogueMaterial(
  tx: Queryable,
  userId: UserId,
  id: string,
): Promise<CatalogueMaterial | undefined> {
  const [row] = await tx
    .select(materialColumns)
    .from(catalogueMaterials)
    .where(and(ownMaterials(userId), eq(catalogueMaterials.id, id)));
  return row && toMaterial(row);
}

/** Whether the stock of one of the user's materials ever moved. */
export async function hasMoved(tx: Queryable, userId: UserId, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(and(eq(stockMovements.userId, userId), eq(stockMovements.materialId, id)))
    .limit(1);
  return found.length > 0;
}

/**
 * The materials, among those of these ids, whose unit keeps its dimension: the stock of each is kept, or
 * ever moved. Deleted ones too.
 */
export async function findFixedUnits(
  tx: Queryable,
  userId: UserId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<CatalogueMaterial, 'name' | 'unitType'>>> {
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

/** What was paid for a material of the user's catalogue, the newest price first. */
export async function listMaterialPrices(
  tx: Queryable,
  userId: UserId,
  materialId: string,
): Promise<PaidPrice[]> {
  const { unitType, unitPrice, paidSince, id } = materialPrices;
  const rows = await tx
    .select({ unitType, unitPrice, pack: packIn(materialPrices), paidSince })
    .from(materialPrices)
    .where(and(eq(materialPrices.userId, userId), eq(materialPrices.materialId, materialId)))
    .orderBy(desc(paidSince), desc(id))
    .limit(maxPricesListed);
  return rows.map((row) => ({ ...row, paidSince: row.paidSince.toISOString() }));
}

const ownMaterials = (userId: UserId) =>
  and(eq(catalogueMaterials.userId, userId), eq(catalogueMaterials.isActive, true));

/**
 * What a device finds that has the whole catalogue: core's searched-text.ts. Both are held
 * against each other in server/src/http/lists.engines.itest.ts.
 */
function matches(search: string) {
  const term = foldText(search).trim();
  if (term === '') return undefined;
  return sql`strpos(${searchedText(catalogueFields, catalogueMaterials)}, ${term}) > 0`;
}
