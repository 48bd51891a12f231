import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { copyAtRest } from '#core/schemas/at-rest.ts';
import { bandsSchema } from '#core/schemas/channel.ts';
import { hourPlanSchema } from '#core/schemas/hour.ts';
import {
  maxPricesInFile,
  type WorkshopMaterial,
  type WorkshopMovement,
  type WorkshopVersion,
  workshopTemplateSchema,
  workshopVersionSchema,
} from '#core/schemas/workshop.ts';
import type { Queryable, UserId } from '../../../db/database.ts';
import { packIn } from '../../../db/pack.ts';
import {
  catalogueMaterials,
  channels,
  materialPrices,
  products,
  rowStates,
  stockMovements,
  templates,
  users,
} from '../../../db/schema.ts';
import type { Page } from '../../../http/paging.ts';
import { rowsOfPage } from '../../../portions.ts';
import { materialColumns } from '../../catalogue/stored-material.ts';
import { channelColumns } from '../../channels/queries.ts';
import { productColumns } from '../../products/stored-product.ts';
import { withTimes } from '../../rows/queries.ts';
import { movementColumns } from '../../stock/movement-columns.ts';
import { pageUpTo } from '../workshop-rows.ts';

/** Each is small. */
const movementsOfPage = 250;

/** Where a page of rows begins: after this row, or at the first one. */
type After = { readonly id: string } | undefined;

/** What the file says of the user themselves; undefined when the account is gone. */
export async function findProfile(tx: Queryable, userId: UserId) {
  const { email, name, craftType, hourlyRate, rounding, hourPlan, state, businessType } = users;
  const [row] = await tx
    .select({ email, name, craftType, hourlyRate, rounding, hourPlan, state, businessType })
    .from(users)
    .where(eq(users.id, userId));
  return row && { ...row, hourPlan: copyAtRest(hourPlanSchema.nullable(), row.hourPlan) };
}

/** A page of the catalogue, deleted materials too, by id. */
export async function pageOfMaterials(tx: Queryable, userId: UserId, after: After) {
  const found = await tx
    .select({
      ...materialColumns,
      isActive: catalogueMaterials.isActive,
      prices: pricesOfMaterial(userId).as('prices'),
    })
    .from(catalogueMaterials)
    .where(and(eq(catalogueMaterials.userId, userId), follow(catalogueMaterials.id, after)))
    .orderBy(catalogueMaterials.id)
    .limit(rowsOfPage);
  const rows = found.map(({ isActive, prices, ...row }) => ({
    ...withTimes(row),
    deletedAt: isActive ? null : row.updatedAt.toISOString(),
    prices: prices.map((price) => ({
      ...price,
      paidSince: new Date(price.paidSince).toISOString(),
    })),
  }));
  return pageUpTo(rows, rowsOfPage);
}

/** A page of the movements, in the order in which they were stored. */
export async function pageOfMovements(
  tx: Queryable,
  userId: UserId,
  after: WorkshopMovement | undefined,
): Promise<Page<WorkshopMovement, WorkshopMovement>> {
  const { createdAt, id } = stockMovements;
  const follows =
    after && sql`(${createdAt}, ${id}) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const found = await tx
    .select(movementColumns)
    .from(stockMovements)
    .where(and(eq(stockMovements.userId, userId), follows))
    .orderBy(createdAt, id)
    .limit(movementsOfPage);
  const rows = found.map((row) => ({
    ...row,
    happenedAt: row.happenedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }));
  return pageUpTo(rows, movementsOfPage);
}

export async function pageOfProducts(tx: Queryable, userId: UserId, after: After) {
  const found = await tx
    .select({ ...productColumns(userId), isActive: products.isActive })
    .from(products)
    .where(and(eq(products.userId, userId), follow(products.id, after)))
    .orderBy(products.id)
    .limit(rowsOfPage);
  const rows = found.map(({ isActive, ...row }) => ({
    ...withTimes(row),
    deletedAt: isActive ? null : row.updatedAt.toISOString(),
  }));
  return pageUpTo(rows, rowsOfPage);
}

/** A page of the channels, deleted ones too, by id. */
export async function pageOfChannels(tx: Queryable, userId: UserId, after: After) {
  const found = await tx
    .select({ ...channelColumns, isActive: channels.isActive })
    .from(channels)
    .where(and(eq(channels.userId, userId), follow(channels.id, after)))
    .orderBy(channels.id)
    .limit(rowsOfPage);
  const rows = found.map(({ isActive, ...row }) => ({
    ...withTimes({ ...row, bands: copyAtRest(bandsSchema, row.bands) }),
    deletedAt: isActive ? null : row.updatedAt.toISOString(),
  }));
  return pageUpTo(rows, rowsOfPage);
}

export async function pageOfTemplates(tx: Queryable, userId: UserId, after: After) {
  const { id, name, craftCategory, content, createdAt, updatedAt } = templates;
  const found = await tx
    .select({ id, name, craftCategory, content, createdAt, updatedAt })
    .from(templates)
    .where(and(eq(templates.userId, userId), follow(id, after)))
    .orderBy(id)
    .limit(rowsOfPage);
  const rows = found.map((row) => copyAtRest(workshopTemplateSchema, withTimes(row)));
  return pageUpTo(rows, rowsOfPage);
}

export async function pageOfStates(
  tx: Queryable,
  userId: UserId,
  after: WorkshopVersion | undefined,
) {
  const { kind, rowId, version, cause, at, state } = rowStates;
  const follows =
    after &&
    sql`(${kind}, ${rowId}, ${version}) > (${after.kind}, ${after.rowId}::uuid, ${after.version}::int)`;
  const found = await tx
    .select({ kind, rowId, version, cause, at, state })
    .from(rowStates)
    .where(and(eq(rowStates.userId, userId), follows))
    .orderBy(kind, rowId, version)
    .limit(rowsOfPage);
  const rows = found.map((row) =>
    copyAtRest(workshopVersionSchema, { ...row, at: row.at.toISOString() }),
  );
  return pageUpTo(rows, rowsOfPage);
}

/** The last prices paid for a material, in the order of time. */
const pricesOfMaterial = (userId: UserId): SQL<WorkshopMaterial['prices']> => sql`(
  select coalesce(json_agg(json_build_object(
    'unitType', p.unit_type, 'unitPrice', p.unit_price,
    'pack', ${packIn({
      packPrice: sql.raw('p.pack_price'),
      packContent: sql.raw('p.pack_content'),
      packUnit: sql.raw('p.pack_unit'),
    })},
    'paidSince', p.paid_since) order by p.paid_since, p.id), '[]')
  from (
    select * from ${materialPrices} paid
    where paid.user_id = ${userId} and paid.material_id = ${catalogueMaterials}.id
    order by paid.paid_since desc, paid.id desc
    limit ${maxPricesInFile}
  ) p
)`;

const follow = (id: PgColumn, after: After) => after && gt(id, after.id);
