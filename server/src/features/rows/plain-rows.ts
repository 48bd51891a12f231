import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pickFields } from '#core/fields/field.ts';
import { type ContentOf, kindSchemas, type RowOf } from '#core/kinds/kind-schemas.ts';
import type { PlainKind } from '#core/kinds/kinds.ts';
import { plainInputOf } from '#core/kinds/plain-input-of.ts';
import { readAtRest } from '#core/schemas/at-rest.ts';
import type { UserChange } from '../../db/change-as-user.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { kindTables } from '../../db/kind-tables.ts';
import { newestFirst, olderThan, type Place } from '../../db/user-rows.ts';
import { storedRows } from './commands.ts';
import { activeRows, withTimes } from './queries.ts';

/** Stands for the table of any plain kind: a schema says which columns each has. */
type PlainTable = (typeof kindTables)['customer'];

export const plainTable = (kind: PlainKind) => kindTables[kind] as unknown as PlainTable;

/** The columns of a plain kind: all that its rows are answered with. */
export const plainColumns = (kind: PlainKind) =>
  pickFields(kindSchemas[kind].row.shape, plainTable(kind) as never) as Record<
    keyof RowOf<PlainKind>,
    PgColumn
  >;

interface Selected {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/**
 * The commands for the rows of a plain kind, and what reads them.
 *
 * @throws {NewerError} where a row has JSON of a newer version
 */
export function plainRows<K extends PlainKind>(kind: K) {
  type Row = RowOf<K>;
  type Content = ContentOf<K>;
  const { row: schema, fields } = kindSchemas[kind];
  const table = plainTable(kind);
  const columns = plainColumns(kind);
  const read = (selected: unknown) =>
    readAtRest(schema, withTimes(selected as Selected)) as unknown as Row;

  /** A page of the user's rows, and one more if there is, newest first. */
  async function list(tx: Queryable, userId: UserId, limit: number, after?: Place): Promise<Row[]> {
    const rows = await tx
      .select(columns)
      .from(table)
      .where(and(activeRows(table, userId), after && olderThan(table, after)))
      .orderBy(...newestFirst(table))
      .limit(limit);
    return rows.map(read);
  }

  async function find(tx: Queryable, userId: UserId, id: string): Promise<Row | undefined> {
    const [row] = await tx
      .select(columns)
      .from(table)
      .where(and(activeRows(table, userId), eq(table.id, id)));
    return row && read(row);
  }

  async function insert({ tx, userId, now }: UserChange, content: Content, key?: string) {
    const times = { createdAt: now, updatedAt: now };
    const [created] = await tx
      .insert(table)
      .values({ ...(content as object), ...(key && { id: key }), userId, ...times } as never)
      .onConflictDoNothing()
      .returning(columns);
    return created && read(created);
  }

  async function update({ tx, userId }: UserChange, content: Content, { id }: Row, at: Date) {
    const [changed] = await tx
      .update(table)
      .set({ ...(content as object), updatedAt: at })
      .where(and(eq(table.userId, userId), eq(table.id, id)))
      .returning(columns);
    if (!changed) throw new Error('a row that was locked is gone');
    return read(changed);
  }

  const inputOf = (row: Row) => plainInputOf(row) as unknown as Content;
  const rows = storedRows<Row, Content>({
    kind,
    maxNameLength: fields.name.max,
    find,
    contentOf: inputOf,
    hasContent: (row, content) => isDeepStrictEqual(inputOf(row), content),
    insert,
    update,
  });
  return { ...rows, list };
}
