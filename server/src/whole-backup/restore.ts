import { getConstructionPlans } from 'pg-boss';
import { causes } from '../db/outages.ts';
import { jobsByUser } from '../jobs/queue.ts';
import { StartupError } from '../startup-error.ts';
import { damaged, legible, readArchive } from './archive.ts';
import { arrivingFiles } from './data-files.ts';
import { examine } from './examine.ts';
import { compare, makeReady } from './load.ts';
import { filesFolder, type Manifest, type Summary } from './manifest.ts';
import { migrateUpTo, refuseUnknownMigrations } from './migrations.ts';
import { mebibytes, type Say } from './say.ts';
import type { RestoredSecret } from './secrets.ts';
import { openTarget } from './target.ts';
import {
  type DatabaseEnv,
  listTables,
  nameOf,
  type Table,
  type WholeDatabase,
} from './whole-database.ts';

export interface RestoreDone extends Summary {
  readonly manifest: Manifest;
  /** The generated secret that came with the backup. */
  readonly secret: RestoredSecret | undefined;
  readonly accountBackups: number;
}

/**
 * Fills an empty installation with all that a backup has. Until it is whole there is none: files wait beside
 * their places, and rows in one transaction, which ends last.
 *
 * @throws StartupError when the file cannot be used or the target is not empty: all is then as it was
 */
export async function restore(env: DatabaseEnv, file: string, say: Say): Promise<RestoreDone> {
  const { manifest, summary, names, sums } = await examine(file, env.dataDir);
  refuseUnknownMigrations(manifest.migrations);
  const target = await openTarget(env);
  const files = arrivingFiles(env.dataDir);
  try {
    const { db } = target;
    await migrateUpTo(db, manifest.migrations.length);
    await makeQueue(db, manifest);
    const tables = await tablesToFill(db, manifest);
    const putBack = await makeReady(db, tables.values());
    await files.sweep();
    let secret: RestoredSecret | undefined;
    let bytesWritten = 0;
    const sumsNow = await readArchive(file, async (name, bytes) => {
      const table = tables.get(name.split('/')[1] ?? '');
      if (!names.has(name)) throw damaged(file);
      if (table) {
        await db.write(table, bytes);
        bytesWritten += bytes.length;
        say(`Restaurando as linhas: ${mebibytes(bytesWritten)}…`);
      } else if (name.startsWith(filesFolder)) {
        const path = name.slice(filesFolder.length);
        const at = await files.add(path, bytes);
        if (path === 'app-secret') secret = { text: bytes.toString().trim(), at };
      }
    });
    if (sumsNow !== sums) throw damaged(file);
    say('Conferindo as linhas…');
    await compare(db, tables, summary);
    for (const statement of putBack) await db.run(statement);
    await migrateUpTo(db);
    await files.keep();
    await target.keep();
    const accountBackups = [...names].filter((name) => name.startsWith(`${filesFolder}backups/`));
    return { ...summary, manifest, secret, accountBackups: accountBackups.length };
  } catch (error) {
    await files.undo().catch(() => {});
    await target.leave().catch(() => {});
    throw refusalOf(error) ?? error;
  }
}

/** Values, keys, sizes and rules of rows: what makes them unfit, and nothing else. */
const unfitRows = /^(22|23|54|P0)/;

function refusalOf(error: unknown): StartupError | undefined {
  const code = [...causes(error)]
    .map((each) => String(each.code))
    .find((each) => unfitRows.test(each));
  if (!code) return undefined;
  const message = `O banco de dados não aceita as linhas do backup (${code}); nada foi restaurado.`;
  return new StartupError(message, { cause: error });
}

/** pg-boss's plan is a transaction with deadlines of its own; here it is a part of a longer one. */
const endsTransaction = /^\s*(BEGIN|COMMIT|SET LOCAL [^;]*);$/gm;

/** The queue's tables, as this version of it makes them. */
async function makeQueue(db: WholeDatabase, { queue }: Manifest): Promise<void> {
  const backend = db.engine === 'embedded' ? 'pglite' : 'postgres';
  await db.run(getConstructionPlans('pgboss', { backend }).replaceAll(endsTransaction, ''));
  await db.run(jobsByUser);
  const [made] = await db.run('select version from pgboss.version');
  if (queue === null || queue <= Number(made?.version)) return;
  throw new StartupError(
    'O backup foi feito por uma versão mais nova do Artesa: restaure com ela, ou com uma posterior.',
  );
}

const tablesOfExtensions = `select relname as name from pg_class join pg_depend on objid = pg_class.oid
  where deptype = 'e' and relnamespace = 'public'::regnamespace`;

/**
 * The tables of a backup by `<schema>.<name>`. Those of the queue may have more columns by now.
 *
 * @throws StartupError when one of them, or a column, is no longer made, or one is missing
 */
async function tablesToFill(db: WholeDatabase, { tables }: Manifest): Promise<Map<string, Table>> {
  const made = await listTables(db);
  const known = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const ofExtensions = (await db.run(tablesOfExtensions)).map(({ name }) => name);
  for (const { schema, name } of made) {
    const isOurs = schema === 'public' && !ofExtensions.includes(name);
    if (!isOurs || known.has(`${schema}.${name}`)) continue;
    throw new StartupError(`Falta a tabela ${name} no backup; nada foi restaurado.`);
  }
  for (const table of tables) {
    const columns = made.find((each) => nameOf(each) === nameOf(table))?.columns ?? [];
    const isMade = table.columns.every((column) => columns.includes(column));
    const isWhole = table.schema === 'pgboss' || columns.length === table.columns.length;
    if (isMade && isWhole && new Set(table.columns).size === table.columns.length) continue;
    throw new StartupError(
      `A tabela ${legible(table.name)} do backup não é mais feita assim: restaure com a versão que o fez, e depois atualize.`,
    );
  }
  return known;
}
