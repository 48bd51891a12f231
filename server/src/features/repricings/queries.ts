import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { RepricingCause } from '#core/repricing/repricing-causes.ts';
import {
  pricedBeforeSchema,
  type Repricing,
  type RepricingSummary,
} from '#core/repricing/repricing-schemas.ts';
import { readAtRest } from '#core/schemas/at-rest.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { hasOtherPrice } from '../../db/other-price.ts';
import { packIn } from '../../db/pack.ts';
import { catalogueMaterials, materials, products, repricings, users } from '../../db/schema.ts';
import { newestFirst, olderThan, type Place } from '../../db/user-rows.ts';
import type { Page } from '../../http/row-calls/paging.ts';
import { inTurns } from '../../processor-time.ts';
import { findProducts } from '../products/queries.ts';
import { activeRows } from '../rows/queries.ts';
import { hourlyRateOf } from '../users/me.ts';
import {
  maxRowsRead,
  previewOf,
  type RepricedProduct,
  repriceProduct,
} from './repriced-product.ts';

/** Why products are repriced, and with what. */
interface Wanted {
  readonly cause: RepricingCause;
  /** The catalogue material whose prices alone are taken, where there is one. */
  readonly material?: string | null | undefined;
  /** Today's hourly rate, in R$. */
  readonly hourlyRate: number;
}

interface RepricingListing extends Wanted {
  readonly limit: number;
  readonly after: Place | undefined;
  /** The only product that is listed, where there is one. */
  readonly product?: string | undefined;
}

/** The most products that a summary names. */
const mostNamed = 500;

/**
 * A page of the user's products that may be repriced, newest first. It ends before its limit where
 * their materials would be too many.
 */
export async function listRepricings(
  tx: Queryable,
  userId: UserId,
  { limit, after, product, ...wanted }: RepricingListing,
): Promise<Page<Repricing, Place>> {
  const found = await tx
    .select({ id: products.id, createdAt: products.createdAt, rows: rowsOfProduct(userId) })
    .from(products)
    .where(
      and(
        activeRows(products, userId),
        isTouched(tx, userId, wanted),
        product === undefined ? undefined : eq(products.id, product),
        after && olderThan(products, after),
      ),
    )
    .orderBy(...newestFirst(products))
    // One more row shows whether there is another page.
    .limit(limit + 1);
  let rows = 0;
  const page = found.slice(0, limit).filter((each, index) => {
    rows += each.rows;
    return index === 0 || rows <= maxRowsRead;
  });
  const ids = page.map(({ id }) => id);
  const repriced = await findRepriced(tx, userId, ids, wanted);
  const previews = await inTurns(repriced, (each) => previewOf(each, wanted.hourlyRate));
  const byId = new Map(previews.map((each) => [each.id, each]));
  const last = page.at(-1);
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    next:
      last && page.length < found.length
        ? { createdAt: last.createdAt.toISOString(), id: last.id }
        : null,
  };
}

export async function summarizeRepricings(
  tx: Queryable,
  userId: UserId,
  hourlyRate: number,
): Promise<RepricingSummary> {
  const newest = { cause: 'materials', hourlyRate, limit: mostNamed, after: undefined } as const;
  const { rows, next } = await listRepricings(tx, userId, newest);
  const dearer = rows.filter((row) => row.dearer).map(({ id }) => id);
  return { dearer, hasMore: next !== null };
}

/** The products among these that would be repriced, in any order. */
export async function findRepriced(
  tx: Queryable,
  userId: UserId,
  ids: readonly string[],
  { cause, material, hourlyRate }: Wanted,
): Promise<RepricedProduct[]> {
  const found = await findProducts(tx, userId, ids);
  const rows = found.flatMap((product) => product.materials);
  const linked = rows.flatMap(({ materialId }) => materialId ?? []);
  const wanted = material ? linked.filter((id) => id === material) : linked;
  const prices =
    cause === 'materials' ? await findPrices(tx, userId, [...new Set(wanted)]) : new Map();
  const today = { cause, hourlyRate, prices };
  const repriced = await inTurns(found, (product) => repriceProduct(product, today));
  return repriced.filter((each) => each !== null);
}

export const countMaterials = (
  tx: Queryable,
  userId: UserId,
  ids: readonly string[],
): Promise<number> =>
  tx.$count(materials, and(eq(materials.userId, userId), inArray(materials.productId, [...ids])));

/** The user's rate of today, in R$ per hour. */
export async function findHourlyRate(tx: Queryable, userId: UserId): Promise<number> {
  const [user] = await tx
    .select({ hourlyRate: users.hourlyRate })
    .from(users)
    .where(eq(users.id, userId));
  return hourlyRateOf(user);
}

/** A repricing that can still be taken back, or was. */
export async function findRepricing(tx: Queryable, userId: UserId, id: string) {
  const [row] = await tx
    .select(getTableColumns(repricings))
    .from(repricings)
    .where(and(eq(repricings.userId, userId), eq(repricings.id, id)));
  return row && { ...row, products: readAtRest(z.array(pricedBeforeSchema), row.products) };
}

async function findPrices(tx: Queryable, userId: UserId, ids: string[]) {
  if (ids.length === 0) return new Map();
  const { id, unitType, unitPrice } = catalogueMaterials;
  const found = await tx
    .select({ id, unitType, unitPrice, pack: packIn(catalogueMaterials).as('pack') })
    .from(catalogueMaterials)
    .where(and(activeRows(catalogueMaterials, userId), inArray(id, ids)));
  return new Map(found.map((material) => [material.id, material]));
}

const rowsOfProduct = (userId: UserId) =>
  sql`(select count(*) from ${materials} m
  where m.user_id = ${userId} and m.product_id = ${products}.id)`.mapWith(Number);

function isTouched(tx: Queryable, userId: UserId, { cause, material, hourlyRate }: Wanted): SQL {
  if (cause === 'hourlyRate') return sql`${products.hourlyRate} <> ${hourlyRate}::numeric`;
  const outdated = tx
    .select({ productId: materials.productId })
    .from(materials)
    .innerJoin(
      catalogueMaterials,
      and(
        eq(catalogueMaterials.userId, materials.userId),
        eq(catalogueMaterials.id, materials.materialId),
      ),
    )
    .where(
      and(
        eq(materials.userId, userId),
        material ? eq(materials.materialId, material) : undefined,
        eq(catalogueMaterials.isActive, true),
        hasOtherPrice,
      ),
    );
  // An array is computed once. The planner may run a subquery once per product, after an import.
  return sql`${products.id} = any(array(${outdated}))`;
}
