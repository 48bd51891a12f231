import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { startLock } from '../db/postgres.ts';
import { newestMigration } from '../db/program-age.ts';
import { products } from '../db/schema.ts';
import { workshopTables } from '../db/workshop-tables.ts';
import { StartupError } from '../startup-error.ts';

const embedded =
  'O banco embutido fica numa máquina só. Para distribuir, aponte DATABASE_URL para um PostgreSQL com a extensão Citus.';

const withoutCitus =
  'Este banco de dados não tem a extensão Citus. Quem administra o servidor a instala em cada máquina e executa no banco de cada uma: CREATE EXTENSION citus; (docs/scale.md)';

const withoutMachines =
  "Nenhuma máquina guarda dados ainda. Quem administra o servidor acrescenta cada uma, por exemplo: SELECT citus_add_node('10.0.0.2', 5432); (docs/scale.md)";

const notMigrated =
  'O banco de dados não está na versão deste programa. Inicie o programa uma vez e repita.';

const withoutRoles = (machine: string) =>
  `Na máquina ${machine} faltam os papéis artesa_app e artesa_auth, ou não podem entrar. Quem administra o servidor os cria lá: CREATE ROLE artesa_app LOGIN; CREATE ROLE artesa_auth LOGIN; (o que já existe: ALTER ROLE … LOGIN)`;

const isChanged = (table: string) =>
  `As linhas de ${table} não são as mesmas depois de distribuídas. Nada foi mudado: avise o suporte da Artesa.`;

/** What was distributed now, or had been before. */
export interface Distributed {
  readonly tables: string[];
  readonly rows: number;
}

/** All others go where its rows are. */
const first = getTableName(products);

/** The tables in the order in which they are distributed: those to which keys lead come before those that have them. */
export const tables = [
  ...new Set([first, ...workshopTables.map((table) => getTableName(table)).toReversed()]),
];

/**
 * Spreads the workshop's tables over the machines of a Citus database, with what is stored in them: all of
 * them or none. What is distributed already stays as it is.
 *
 * @param say called with each table when it is done
 * @throws StartupError where the database is not ready for it
 */
export async function distribute(
  url: string | undefined,
  say: (table: string, rows: number) => void,
): Promise<Distributed> {
  if (!url) throw new StartupError(embedded);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'artesa-distribute',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    await refuseUnready(client);
    const waiting = await findLocal(client);
    const rows = await move(client, waiting, say);
    // What was here before is on the other machines by now; a run that ended early has left it.
    for (const table of tables) {
      await client.query('select truncate_local_data_after_distributing_table($1)', [table]);
    }
    for (const table of waiting) await client.query(`analyze ${table}`);
    return { tables: waiting, rows };
  } finally {
    await client.end();
  }
}

async function refuseUnready(client: pg.Client): Promise<void> {
  const ask = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
  const [state] = await ask(`select
    exists (select from pg_extension where extname = 'citus') as citus,
    to_regclass('drizzle.__drizzle_migrations') is not null as begun`);
  if (!state?.citus) throw new StartupError(withoutCitus);
  const newest = state.begun
    ? await ask('select max(created_at) as at from drizzle.__drizzle_migrations')
    : [];
  if (Number(newest[0]?.at ?? 0) < newestMigration) throw new StartupError(notMigrated);
  const machines = await ask(
    `select from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary'`,
  );
  if (machines.length === 0) throw new StartupError(withoutMachines);
  const roles = await ask(`select nodename || ':' || nodeport as machine
    from run_command_on_workers($$select count(*) from pg_roles
      where rolname in ('artesa_app', 'artesa_auth') and rolcanlogin$$)
    where not success or result <> '2'`);
  if (roles[0]) throw new StartupError(withoutRoles(String(roles[0].machine)));
}

async function findLocal(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select logicalrelid::text as name from pg_dist_partition where partmethod = 'h'`,
  );
  const distributed = new Set(rows.map(({ name }) => name));
  return tables.filter((table) => !distributed.has(table));
}

/** @returns how many rows were moved, which are compared before it commits */
async function move(
  client: pg.Client,
  waiting: readonly string[],
  say: (table: string, rows: number) => void,
): Promise<number> {
  let moved = 0;
  await client.query('begin');
  try {
    // Keys between the tables let only one connection at a time work on each machine.
    await client.query('set local citus.multi_shard_modify_mode to sequential');
    for (const table of tables) {
      // Its owner copies what is stored, now and whenever it moves on: it has to see all of it.
      await client.query(`alter table ${table} no force row level security`);
    }
    for (const table of waiting) {
      const before = await sumOf(client, table);
      const options = table === first ? '' : `, colocate_with => '${first}'`;
      await client.query(`select create_distributed_table('${table}', 'user_id'${options})`);
      const after = await sumOf(client, table);
      if (after.sum !== before.sum) throw new StartupError(isChanged(table));
      moved += after.rows;
      say(table, after.rows);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
  return moved;
}

/** The sum of a table's rows in no order: each counts by its text. */
async function sumOf(client: pg.Client, table: string) {
  const { rows } = await client.query<{ rows: number; sum: string }>(
    `select count(*)::int as rows,
       count(*) || ' ' || coalesce(sum(hashtextextended(${table}::text, 0)), 0) as sum from ${table}`,
  );
  const [found] = rows;
  if (!found) throw new Error('a count answered nothing');
  return found;
}
