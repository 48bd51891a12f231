import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { Queryable, UserId } from './database.ts';
import type { UserRows } from './kind-tables.ts';
import { materials, products } from './schema.ts';

type Updatable = UserRows | typeof materials;

type Columns<T extends Updatable> = T['$inferSelect'];

/**
 * Changes many of the user's rows with one statement.
 *
 * @param by the columns that tell which row it is
 * @param rows each with these columns, and with those that change: all of them with the same ones
 * @throws Error when one of them is not there
 */
export async function updateRows<T extends Updatable, Key extends keyof Columns<T> & string>(
  tx: Queryable,
  table: T,
  userId: UserId,
  by: readonly Key[],
  rows: readonly (Pick<Columns<T>, Key> & Partial<Columns<T>>)[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns<Updatable>(table);
  const { shape, given } = givenRows(table, first, rows);
  const changed = shape.filter(({ key }) => !by.some((each) => each === key));
  const set = Object.fromEntries(
    changed.map(({ key, name }): [string, SQL] => [key, sql`given.${sql.identifier(name)}`]),
  );
  const updated = await tx
    .update<Updatable>(table)
    .set(set)
    .from(given)
    .where(
      and(
        eq(table.userId, userId),
        ...shape
          .filter((each) => !changed.includes(each))
          .map(({ key, name }) =>
            eq(columns[key as keyof typeof columns], sql`given.${sql.identifier(name)}`),
          ),
      ),
    )
    .returning({ userId: table.userId });
  if (updated.length !== rows.length) throw new Error(`rows of ${getTableName(table)} are gone`);
}

/**
 * A distributed database plans these three times as fast when they are values of their own: of more, their
 * parameters cost every database more than the plan.
 */
const fewRows = 20;

/**
 * Adds materials to products of the user with one statement, however many.
 *
 * @param rows all of them with the same columns
 */
export async function insertMaterials(
  tx: Queryable,
  userId: UserId,
  rows: readonly Omit<typeof materials.$inferInsert, 'userId'>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  if (rows.length <= fewRows) {
    await tx.insert(materials).values(rows.map((row) => ({ ...row, userId })));
    return;
  }
  const { shape, given } = givenRows(materials, first, rows);
  const columns = (of: string) => sql.raw(shape.map(({ name }) => `${of}"${name}"`).join(', '));
  // With their products, so that a distributed database adds them where those are.
  await tx.execute(sql`insert into ${materials} (user_id, ${columns('')})
    select product.user_id, ${columns('given.')} from ${given}
    join ${products} product on product.user_id = ${userId} and product.id = given.product_id`);
}

/** One parameter, whatever there is: to make and to send a thousand costs more than the statement. */
function givenRows(table: Updatable, first: object, rows: readonly object[]) {
  const columns = getTableColumns<Updatable>(table);
  const shape = Object.keys(first).map((key) => {
    const column = columns[key as keyof typeof columns];
    return { key, name: column.name, type: column.getSQLType() };
  });
  const values = rows.map((row) =>
    Object.fromEntries(shape.map(({ key, name }) => [name, row[key as keyof typeof row]])),
  );
  const definition = sql.raw(shape.map(({ name, type }) => `"${name}" ${type}`).join(', '));
  const given = sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(${definition})`;
  return { shape, given };
}
