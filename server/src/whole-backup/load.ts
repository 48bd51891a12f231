import { StartupError } from '../startup-error.ts';
import type { Summary } from './manifest.ts';
import { createTally } from './tally.ts';
import { nameOf, type Table, type WholeDatabase } from './whole-database.ts';

/**
 * Empties the tables and takes away, until the end of the transaction, what would look at each row as it
 * comes or hide it from the owner: keys to other tables, triggers, forced row-level security.
 *
 * @returns what puts it back. Keys are checked by it, all rows at once.
 */
export async function makeReady(
  { run }: WholeDatabase,
  tables: Iterable<Table>,
): Promise<string[]> {
  const names = [...tables].map(nameOf);
  const ours = `in ('public'::regnamespace, to_regnamespace('pgboss'))`;
  const keys = await run(`
    select conrelid::regclass::text as name, quote_ident(conname) as key, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace ${ours}`);
  const triggered = await run(`
    select distinct c.oid::regclass::text as name
    from pg_trigger join pg_class c on c.oid = tgrelid
    where not tgisinternal and relnamespace ${ours}`);
  const forced = await run(`
    select oid::regclass::text as name from pg_class where relforcerowsecurity and relnamespace ${ours}`);
  const undone = [
    ...keys.map(({ name, key }) => `alter table ${name} drop constraint ${key}`),
    ...triggered.map(({ name }) => `alter table ${name} disable trigger user`),
    ...forced.map(({ name }) => `alter table ${name} no force row level security`),
    `truncate ${names.join(', ')}`,
  ];
  for (const statement of undone) await run(statement);
  return [
    ...keys.map(
      ({ name, key, definition }) => `alter table ${name} add constraint ${key} ${definition}`,
    ),
    ...triggered.map(({ name }) => `alter table ${name} enable trigger user`),
    ...forced.map(({ name }) => `alter table ${name} force row level security`),
  ];
}

/** @throws StartupError when a table does not hold exactly the rows that the backup was made of */
export async function compare(
  db: WholeDatabase,
  tables: ReadonlyMap<string, Table>,
  summary: Summary,
): Promise<void> {
  for (const [name, table] of tables) {
    const tally = createTally();
    for await (const lines of db.read(table)) tally.add(lines);
    const { rows, sum } = tally.total();
    const expected = summary.tables[name];
    if (rows === expected?.rows && sum === expected.sum) continue;
    throw new StartupError(
      `A tabela ${name} não ficou igual à do backup (${rows} linhas em vez de ${expected?.rows}); nada foi restaurado.`,
    );
  }
}
