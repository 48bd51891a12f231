import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { catalogueInputOf, productInputOf } from '#core/products/product-input-of.ts';
import type { MaterialState, ProductState } from '#core/schemas/history.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import {
  catalogueMaterials,
  type ImportedRow,
  imports,
  materials,
  products,
  rowStates,
} from '../../db/schema.ts';
import { hasPriceOf } from '../catalogue/paid-price.ts';
import { materialColumns } from '../catalogue/stored-material.ts';
import { productColumns } from '../products/stored-product.ts';
import {
  actOn,
  type MaterialToStore,
  type Planned,
  type PlannedRows,
  type ProductToStore,
  portionsOf,
  type RowsToStore,
} from './rows.ts';

/** What storing these rows would do with each. It writes nothing. */
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
  return plan(rows, find, catalogueInputOf, hasPriceOf);
}

function planProducts(tx: Queryable, userId: UserId, rows: readonly ProductToStore[]) {
  const find = (ids: string[]) =>
    tx
      .select({ ...productColumns, isActive: products.isActive })
      .from(products)
      .where(and(eq(products.userId, userId), inArray(products.id, ids)));
  return plan(rows, find, productInputOf, () => true);
}

interface Stored {
  readonly id: string;
  readonly isActive: boolean;
  readonly updatedAt: Date;
}

async function plan<R extends MaterialToStore | ProductToStore, S extends Stored>(
  rows: readonly R[],
  find: (ids: string[]) => Promise<readonly S[]>,
  inputOf: (stored: S) => R['content'],
  isPaid: (stored: S, content: R['content']) => boolean,
): Promise<Planned<R>[]> {
  const planned: Planned<R>[] = [];
  for (const portion of portionsOf(rows)) {
    const found = await find(portion.map(({ id }) => id));
    const byId = new Map(found.map((stored) => [stored.id, stored]));
    for (const row of portion) {
      const stored = byId.get(row.id);
      const isEqual = stored !== undefined && isDeepStrictEqual(inputOf(stored), row.content);
      const act = actOn(row, stored && { isActive: stored.isActive, isEqual });
      planned.push({
        row,
        act,
        updatedAt: stored?.updatedAt ?? null,
        isPaid: stored !== undefined && isPaid(stored, row.content),
      });
    }
  }
  return planned;
}

/** How many materials each of the user's products has. */
export async function countMaterialsOf(
  tx: Queryable,
  userId: UserId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await tx
    .select({ id: materials.productId, rows: count() })
    .from(materials)
    .where(and(eq(materials.userId, userId), inArray(materials.productId, [...ids])))
    .groupBy(materials.productId);
  return new Map(found.map(({ id, rows }) => [id, rows]));
}

/** An import that can be taken back, or was. */
export async function findImport(tx: Queryable, userId: UserId, id: string) {
  const [row] = await tx
    .select({ rows: imports.rows, undoneAt: imports.undoneAt })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.id, id)));
  return row;
}

/** The versions, of the user's rows of a kind, that are there and not deleted. */
export async function findVersions(
  tx: Queryable,
  userId: UserId,
  kind: ImportedRow['kind'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly updatedAt: string }>> {
  const rows = kind === 'product' ? products : catalogueMaterials;
  const versions = new Map<string, { name: string; updatedAt: string }>();
  for (const portion of portionsOf(ids, 1000)) {
    const found = await tx
      .select({ id: rows.id, name: rows.name, updatedAt: rows.updatedAt })
      .from(rows)
      .where(and(eq(rows.userId, userId), eq(rows.isActive, true), inArray(rows.id, portion)));
    for (const { id, name, updatedAt } of found) {
      versions.set(id, { name, updatedAt: updatedAt.toISOString() });
    }
  }
  return versions;
}

/** What rows of a kind were at these versions; null for a row that was deleted then. */
export async function findStates<State extends MaterialState | ProductState>(
  tx: Queryable,
  userId: UserId,
  kind: ImportedRow['kind'],
  wanted: readonly { readonly id: string; readonly version: number }[],
): Promise<ReadonlyMap<string, State | null>> {
  const states = new Map<string, State | null>();
  for (const portion of portionsOf(wanted)) {
    const given = JSON.stringify(portion);
    const found = await tx
      .select({ id: rowStates.rowId, state: rowStates.state })
      .from(rowStates)
      .innerJoin(
        sql`jsonb_to_recordset(${given}::jsonb) as given(id uuid, version int)`,
        sql`given.id = ${rowStates.rowId} and given.version = ${rowStates.version}`,
      )
      .where(and(eq(rowStates.userId, userId), eq(rowStates.kind, kind)));
    for (const { id, state } of found) states.set(id, state as State | null);
  }
  return states;
}
