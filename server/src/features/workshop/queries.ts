import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, inArray, ne, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { HistoryKind } from '#core/choices/history-causes.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import { readAtRest } from '#core/schemas/at-rest.ts';
import { channelInputOf } from '#core/schemas/channel.ts';
import { readState, type StateOf } from '#core/schemas/history.ts';
import { importedRowSchema } from '#core/schemas/imports.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import {
  catalogueMaterials,
  channels,
  imports,
  materials,
  products,
  rowStates,
  stockMovements,
} from '../../db/schema.ts';
import { idsOf, portionsOf, rowsOfPage } from '../../portions.ts';
import { hasContent } from '../catalogue/commands.ts';
import { notTracked, type StoredSettings, settingsAfter } from '../catalogue/stock-settings.ts';
import { hasPriceOf, materialColumns } from '../catalogue/stored-material.ts';
import { channelColumns, storedChannel } from '../channels/queries.ts';
import { productColumns } from '../products/stored-product.ts';
import { activeRows } from '../rows/queries.ts';
import type { StoredMovement } from '../stock/answers.ts';
import { movementColumns } from '../stock/movement-columns.ts';
import { findReversed } from '../stock/queries.ts';
import {
  actOn,
  type ChannelToStore,
  type MaterialToStore,
  type Planned,
  type PlannedChannel,
  type PlannedRows,
  type ProductToStore,
  type RowsToStore,
} from './workshop-rows.ts';

/** Plans what storing these rows does with each. It writes nothing. */
export async function planRows(
  tx: Queryable,
  userId: UserId,
  rows: RowsToStore,
): Promise<PlannedRows> {
  return {
    materials: await planMaterials(tx, userId, rows.materials),
    products: await planProducts(tx, userId, rows.products),
  };
}

function planMaterials(tx: Queryable, userId: UserId, rows: readonly MaterialToStore[]) {
  const find = (ids: string[]) =>
    tx
      .select({ ...materialColumns, isActive: catalogueMaterials.isActive })
      .from(catalogueMaterials)
      .where(and(eq(catalogueMaterials.userId, userId), inArray(catalogueMaterials.id, ids)));
  return plan(rows, find, {
    isEqual: hasContent,
    isPaid: (stored, content) => stored !== undefined && hasPriceOf(stored, content),
    settings: (content, stored) => settingsAfter(content, stored),
  });
}

function planProducts(tx: Queryable, userId: UserId, rows: readonly ProductToStore[]) {
  const find = (ids: string[]) =>
    tx
      .select({ ...productColumns(userId), isActive: products.isActive })
      .from(products)
      .where(and(eq(products.userId, userId), inArray(products.id, ids)));
  return plan(rows, find, {
    isEqual: (stored, { offChannelIds = null, ...content }) =>
      isDeepStrictEqual(productInputOf(stored), {
        ...content,
        // Older files do not say it.
        offChannelIds: offChannelIds ?? stored.offChannelIds,
      }),
    isPaid: (stored) => stored !== undefined,
    settings: () => notTracked,
  });
}

/** Plans the same of channels. */
export async function planChannels(
  tx: Queryable,
  userId: UserId,
  rows: readonly ChannelToStore[],
): Promise<PlannedChannel[]> {
  const found = await readInPortions(idsOf(rows), (portion) =>
    tx
      .select({ ...channelColumns, isActive: channels.isActive })
      .from(channels)
      .where(and(eq(channels.userId, userId), inArray(channels.id, portion))),
  );
  const byId = new Map(found.map((stored) => [stored.id, stored]));
  return rows.map((row) => {
    const stored = byId.get(row.id);
    if (!stored) return { row, act: actOn(row, undefined), updatedAt: null };
    const { isActive, ...columns } = stored;
    const isEqual = isDeepStrictEqual(channelInputOf(storedChannel(columns)), row.content);
    return { row, act: actOn(row, { isActive, isEqual }), updatedAt: stored.updatedAt };
  });
}

interface Stored {
  readonly id: string;
  readonly isActive: boolean;
  readonly updatedAt: Date;
}

interface Comparison<S, Content> {
  readonly isEqual: (stored: S, content: Content) => boolean;
  readonly isPaid: (stored: S | undefined, content: Content) => boolean;
  readonly settings: (content: Content, stored: S | undefined) => StoredSettings;
}

async function plan<R extends MaterialToStore | ProductToStore, S extends Stored>(
  rows: readonly R[],
  find: (ids: string[]) => Promise<readonly S[]>,
  { isEqual, isPaid, settings }: Comparison<S, R['content']>,
): Promise<Planned<R>[]> {
  const planned: Planned<R>[] = [];
  for (const portion of portionsOf(rows, rowsOfPage)) {
    const found = await find(portion.map(({ id }) => id));
    const byId = new Map(found.map((stored) => [stored.id, stored]));
    for (const row of portion) {
      const stored = byId.get(row.id);
      const there = stored && {
        isActive: stored.isActive,
        isEqual: isEqual(stored, row.content),
      };
      planned.push({
        row,
        act: actOn(row, there),
        updatedAt: stored?.updatedAt ?? null,
        isPaid: isPaid(stored, row.content),
        settings: settings(row.content, stored),
      });
    }
  }
  return planned;
}

export async function findMovements(tx: Queryable, userId: UserId, ids: readonly string[]) {
  const found = await readInPortions(ids, async (portion) => {
    const movements = await tx
      .select(movementColumns)
      .from(stockMovements)
      .where(and(eq(stockMovements.userId, userId), inArray(stockMovements.id, portion)));
    const reversed = await findReversed(tx, userId, portion);
    return movements.map((each) => ({ ...each, isReversed: reversed.has(each.id) }));
  });
  return new Map(found.map((movement) => [movement.id, movement]));
}

/** The user's movements that count: neither reversed nor reversals. */
export async function findCounting(tx: Queryable, userId: UserId): Promise<StoredMovement[]> {
  const { id, createdAt, userId: owner, kind } = stockMovements;
  return await tx
    .select(movementColumns)
    .from(stockMovements)
    .where(and(eq(owner, userId), ne(kind, 'reversal'), not(takenBack(userId))))
    .orderBy(createdAt, id);
}

const takenBack = (userId: UserId) => sql`exists (
  select from ${stockMovements} as r
  where r.user_id = ${userId} and r.reverses = ${stockMovements}.id
)`;

export async function countMaterialsOf(tx: Queryable, userId: UserId, ids: readonly string[]) {
  const found = await readInPortions(ids, (portion) =>
    tx
      .select({ id: materials.productId, rows: count() })
      .from(materials)
      .where(and(eq(materials.userId, userId), inArray(materials.productId, portion)))
      .groupBy(materials.productId),
  );
  return new Map(found.map(({ id, rows }) => [id, rows]));
}

/** An import that can be taken back, or was. */
export async function findImport(tx: Queryable, userId: UserId, id: string) {
  const [row] = await tx
    .select({ rows: imports.rows, undoneAt: imports.undoneAt })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.id, id)));
  return row && { ...row, rows: readAtRest(z.array(importedRowSchema), row.rows) };
}

/** The versions, of the user's rows of a kind, that are there and not deleted. */
export async function findVersions(
  tx: Queryable,
  userId: UserId,
  kind: HistoryKind,
  ids: readonly string[],
) {
  const rows = kind === 'product' ? products : catalogueMaterials;
  const found = await readInPortions(ids, (portion) =>
    tx
      .select({ id: rows.id, name: rows.name, updatedAt: rows.updatedAt })
      .from(rows)
      .where(and(activeRows(rows, userId), inArray(rows.id, portion))),
  );
  return new Map(
    found.map(({ id, name, updatedAt }) => [id, { name, updatedAt: updatedAt.toISOString() }]),
  );
}

/** The states of rows of a kind at these versions; null for a row that was deleted then. */
export async function findStates<Kind extends HistoryKind>(
  tx: Queryable,
  userId: UserId,
  kind: Kind,
  wanted: readonly { readonly id: string; readonly version: number }[],
): Promise<ReadonlyMap<string, StateOf<Kind> | null>> {
  const states = new Map<string, StateOf<Kind> | null>();
  for (const portion of portionsOf(wanted, rowsOfPage)) {
    const given = JSON.stringify(portion);
    const found = await tx
      .select({ id: rowStates.rowId, state: rowStates.state })
      .from(rowStates)
      .innerJoin(
        sql`jsonb_to_recordset(${given}::jsonb) as given(id uuid, version int)`,
        sql`given.id = ${rowStates.rowId} and given.version = ${rowStates.version}`,
      )
      .where(and(eq(rowStates.userId, userId), eq(rowStates.kind, kind)));
    for (const { id, state } of found) states.set(id, readState(kind, state));
  }
  return states;
}

/** Reads by ids, a thousand with each statement. */
async function readInPortions<Row>(
  ids: readonly string[],
  read: (portion: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const portion of portionsOf(ids, 1000)) rows.push(...(await read(portion)));
  return rows;
}
