import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { erasedRows } from './schema/roles.ts';
import * as schema from './schema.ts';

type WorkshopTable = PgTable & { readonly userId: PgColumn };

const isOfWorkshop = (table: unknown): table is WorkshopTable =>
  is(table, PgTable) &&
  getTableConfig(table).policies.some(({ name }) => name === erasedRows(getTableName(table)));

const hasKeyTo = (target: PgTable) => (table: PgTable) =>
  table !== target &&
  getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === target);

/**
 * Each table before those that its keys lead to.
 *
 * @throws Error when keys lead in a circle
 */
export function inOrderOfKeys<T extends PgTable>(tables: readonly T[]): T[] {
  if (tables.length === 0) return [];
  const first = tables.filter((table) => !tables.some(hasKeyTo(table)));
  if (first.length === 0) {
    throw new Error(
      `keys lead in a circle: ${tables.map((each) => getTableName(each)).join(', ')}`,
    );
  }
  return [...first, ...inOrderOfKeys(tables.filter((table) => !first.includes(table)))];
}

/**
 * What a person's workshop is in: the tables that have `workshopRows()`, each before those that its keys
 * lead to. A distributed database has them on many machines, each user's rows together; all other tables
 * are on the one that is asked.
 */
export const workshopTables = inOrderOfKeys(Object.values<unknown>(schema).filter(isOfWorkshop));
