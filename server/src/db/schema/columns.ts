import { getTableColumns, is, sql, type Table } from 'drizzle-orm';
import {
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  numeric,
  PgNumericNumber,
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { type Field, type Fields, idsOf, keysOf } from '#core/fields/field.ts';

/** A primary key part: UUIDv7, made by the application so that it is known before the insert. */
export const id = () =>
  uuid('id')
    .notNull()
    .$defaultFn(() => uuidv7());

/**
 * Whose row of the workshop it is. Without a key to the account, which may be on another machine: whoever
 * writes holds the account's lock, and features/erasure deletes the workshop before the account.
 */
export const workshopOwner = () => uuid('user_id').notNull();

/** Reais with cents, as somebody typed them. */
export const money = (name: string) => numeric(name, { precision: 16, scale: 2, mode: 'number' });

/** What was computed, already rounded. Its size has no bound but those of what it is made of. */
export const figure = (name: string) => numeric(name, { mode: 'number' });

export const decimal = (name: string, precision: number, scale: number) =>
  numeric(name, { precision, scale, mode: 'number' });

export const stockColumns = () => ({
  onHand: figure('on_hand').notNull().default(0),
  stockValue: figure('stock_value').notNull().default(0),
});

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const moment = (name: string) => instant(name).notNull();

export const timestamps = {
  createdAt: moment('created_at').default(sql`now()`),
  updatedAt: moment('updated_at').default(sql`now()`),
};

/** What every row has that a user creates, replaces, deletes and brings back one by one. */
export const rowColumns = () => ({
  id: id(),
  userId: workshopOwner(),
  isActive: boolean('is_active').notNull().default(true),
  /** When a deletion was last undone after newer rows: then it counts as new. */
  restoredAt: instant('restored_at'),
  ...timestamps,
});

type RowTable = Record<keyof ReturnType<typeof rowColumns>, ExtraConfigColumn>;

/**
 * The key of a table of rows, and the index of which a page of the list is a piece. Deleted rows have their own
 * part: they count for the pace.
 */
export const rowKeys = (tableName: string, { userId, id, isActive, createdAt }: RowTable) => [
  primaryKey({ columns: [userId, id] } as never),
  index(`${tableName}_age_index`).on(
    userId,
    isActive,
    createdAt.desc().nullsFirst(),
    id.desc().nullsFirst(),
  ),
];

/** `column in ('a', 'b')` for a CHECK, from a list that the code owns. */
export const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`);

export const lengthBetween = (column: string, { min, max }: { min: number; max: number }) =>
  sql.raw(`char_length(${column}) between ${min} and ${max}`);

/**
 * A CHECK for each field of a table, with the bounds of the forms and the schemas.
 *
 * @throws Error when a column does not keep as many decimals as its field takes
 */
export function fieldChecks<F extends Fields>(
  tableName: string,
  fields: F,
  columns: Readonly<Record<keyof F, { readonly name: string; readonly table: Table }>>,
) {
  return keysOf(fields).map((key) => {
    const { name, table } = columns[key];
    const field = fields[key] as Field;
    // The callback of a table gets incomplete columns.
    const column = getTableColumns(table)[key];
    const scale = is(column, PgNumericNumber) ? column.scale : 'no';
    if (field.kind === 'number' && scale !== field.decimals) {
      throw new Error(
        `${tableName}.${name} keeps ${scale} decimals, its field takes ${field.decimals}`,
      );
    }
    return check(`${tableName}_${name}_check`, fieldCheck(name, field));
  });
}

function fieldCheck(column: string, field: Field) {
  switch (field.kind) {
    case 'text':
      return lengthBetween(column, field);
    case 'choice':
      return oneOf(column, idsOf(field));
    case 'number': {
      const { least, max } = field;
      return sql.raw(
        'above' in least
          ? `${column} > ${least.above} and ${column} <= ${max}`
          : `${column} between ${least.from} and ${max}`,
      );
    }
  }
}
