import { getConstructionPlans } from 'pg-boss';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { jobsByUser } from '../jobs/queue.ts';
import { StartupError } from '../startup-error.ts';
import { readArchive } from './archive.ts';
import { keepSecret, writeDataFile } from './data-files.ts';
import { compare, makeReady } from './load.ts';
import {
  filesFolder,
  format,
  type Manifest,
  manifestName,
  manifestSchema,
  type Summary,
  summaryName,
  summarySchema,
} from './manifest.ts';
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
 * Fills an empty installation with all that a backup has. Until it is whole there is none.
 *
 * @throws StartupError when the file cannot be used or the target is not empty: nothing is written then
 */
export async function restore(env: DatabaseEnv, file: string, say: Say): Promise<RestoreDone> {
  const { manifest, summary } = await examine(file);
  refuseUnknownMigrations(manifest.migrations);
  const target = await openTarget(env);
  try {
    const { db } = target;
    await migrateUpTo(db, manifest.migrations.length);
    await makeQueue(db, manifest);
    const tables = await tablesToFill(db, manifest);
    let secret: RestoredSecret | undefined;
    let accountBackups = 0;
    let bytesWritten = 0;
    await db.run('begin');
    const putBack = await makeReady(db, tables.values());
    await readArchive(file, async (name, bytes) => {
      const [kind, table = ''] = name.split('/');
      if (kind === 'tables') {
        await db.write(tables.get(table) ?? unknown(table), bytes);
        bytesWritten += bytes.length;
        say(`Restaurando as linhas: ${mebibytes(bytesWritten)}…`);
      } else if (name === `${filesFolder}app-secret`) {
        secret = { text: bytes.toString().trim(), at: await keepSecret(env.dataDir, bytes) };
      } else if (name.startsWith(filesFolder)) {
        await writeDataFile(env.dataDir, { path: name.slice(filesFolder.length), bytes });
        if (table === 'backups') accountBackups += 1;
      }
    });
    say('Conferindo as linhas…');
    await compare(db, tables, summary);
    for (const statement of putBack) await db.run(statement);
    await db.run('commit');
    await db.migrate(migrationsFolder);
    await target.keep();
    return { ...summary, manifest, secret, accountBackups };
  } catch (error) {
    await target.leave().catch(() => {});
    throw error;
  }
}

/** Reads the file from its beginning to its end before anything is written. */
async function examine(file: string): Promise<{ manifest: Manifest; summary: Summary }> {
  const read = new Map<string, unknown>();
  await readArchive(file, async (name, bytes) => {
    if (name === manifestName || name === summaryName) read.set(name, JSON.parse(bytes.toString()));
  });
  const { format: found } = (read.get(manifestName) ?? {}) as Partial<Manifest>;
  if (found !== format) {
    throw new StartupError(
      typeof found === 'number' && found > format
        ? 'O backup foi feito por uma versão mais nova do Artesa: restaure com ela, ou com uma posterior.'
        : `O arquivo ${file} não é um backup completo do Artesa.`,
    );
  }
  return {
    manifest: manifestSchema.parse(read.get(manifestName)),
    summary: summarySchema.parse(read.get(summaryName)),
  };
}

/** The queue's tables, as this version of it makes them. */
async function makeQueue(db: WholeDatabase, { queue }: Manifest): Promise<void> {
  const backend = db.engine === 'embedded' ? 'pglite' : 'postgres';
  await db.run(getConstructionPlans('pgboss', { backend }));
  await db.run(jobsByUser);
  const [made] = await db.run('select version from pgboss.version');
  if (queue === null || queue <= Number(made?.version)) return;
  throw new StartupError(
    'O backup foi feito por uma versão mais nova do Artesa: restaure com ela, ou com uma posterior.',
  );
}

/**
 * The tables of a backup by `<schema>.<name>`. Those of the queue may have more columns by now.
 *
 * @throws StartupError when one of them, or a column, is no longer made
 */
async function tablesToFill(db: WholeDatabase, { tables }: Manifest): Promise<Map<string, Table>> {
  const made = new Map((await listTables(db)).map((table) => [nameOf(table), table]));
  for (const table of tables) {
    const columns = new Set(made.get(nameOf(table))?.columns);
    if (table.columns.every((column) => columns.has(column))) continue;
    throw new StartupError(
      `A tabela ${table.name} do backup não é mais feita assim: restaure com a versão que o fez, e depois atualize.`,
    );
  }
  return new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
}

function unknown(table: string): never {
  throw new Error(`the archive has rows of ${table}, which its manifest does not name`);
}
