import { rmSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { askForCopy } from '../db/embedded-door.ts';
import { refuseNoDatabase } from '../db/embedded-folder.ts';
import { lockEmbedded, OpenElsewhereError } from '../db/embedded-lock.ts';
import { hiddenTables, letOwnerReadWhole } from '../db/roles.ts';
import type { Env } from '../env.ts';
import { StartupError } from '../startup-error.ts';
import { type AddEntry, writeArchive } from './archive.ts';
import { readDataFiles } from './data-files.ts';
import {
  filesFolder,
  format,
  type Manifest,
  manifestName,
  partOf,
  type Summary,
  summaryName,
} from './manifest.ts';
import { appliedMigrations } from './migrations.ts';
import { count, type Say } from './say.ts';
import { fingerprintsOf } from './secrets.ts';
import { createTally } from './tally.ts';
import { type DatabaseEnv, listTables, nameOf, type WholeDatabase } from './whole-database.ts';
import { openWholeEmbedded } from './whole-embedded.ts';
import { openWholePostgres } from './whole-postgres.ts';

type BackupEnv = DatabaseEnv & Pick<Env, 'keys' | 'storage'>;

export interface BackupDone extends Summary {
  readonly bytes: number;
  readonly manifest: Manifest;
}

/**
 * Writes everything that an installation has into one file, as it is at one moment.
 *
 * @throws StartupError when there is nothing, or it cannot be read or written
 */
export async function backUp(env: BackupEnv, file: string, say: Say): Promise<BackupDone> {
  const source = await openSource(env, say);
  try {
    const manifest = await manifestOf(source.db, env);
    const summary: Summary = { tables: {}, files: 0 };
    const bytes = await writeArchive(file, async (add) => {
      await add(manifestName, JSON.stringify(manifest, null, 2));
      await addTables(source.db, manifest, summary, add, say);
      for await (const { path, bytes } of readDataFiles(env.dataDir)) {
        await add(`${filesFolder}${path}`, bytes);
        summary.files += 1;
      }
      await add(summaryName, JSON.stringify(summary, null, 2));
      say('Conferindo o arquivo…');
    });
    return { ...summary, bytes, manifest };
  } finally {
    await source.close();
  }
}

async function manifestOf(db: WholeDatabase, env: BackupEnv): Promise<Manifest> {
  const migrations = await appliedMigrations(db);
  if (migrations.length === 0) {
    throw new StartupError('O banco de dados ainda está vazio: não há o que guardar.');
  }
  const [known] = await db.run("select to_regclass('pgboss.version') as version");
  const [queue] = known?.version ? await db.run('select version from pgboss.version') : [];
  return {
    format,
    program: packageJson.version,
    madeAt: new Date().toISOString(),
    engine: db.engine,
    migrations,
    queue: queue ? Number(queue.version) : null,
    tables: await listTables(db),
    secrets: fingerprintsOf(env),
    bucket: env.storage.bucket !== undefined,
  };
}

/** All of them in one transaction that sees one moment, and that no change waits for. */
async function addTables(
  db: WholeDatabase,
  { tables }: Manifest,
  summary: Summary,
  add: AddEntry,
  say: Say,
): Promise<void> {
  await db.run('begin isolation level repeatable read read only');
  await db.run("set local app.whole to 'on'");
  await db.run(`lock table ${tables.map(nameOf).join(', ')} in access share mode`);
  // A start with another owner may have come in between; nobody can do so from here on.
  const [hidden] = await hiddenTables(db.run);
  if (hidden)
    throw new StartupError(`Nem todas as linhas de ${hidden.name} podem ser lidas: repita.`);
  let rows = 0;
  for (const table of tables) {
    const name = `${table.schema}.${table.name}`;
    const tally = createTally();
    let part = 0;
    for await (const lines of db.read(table)) {
      tally.add(lines);
      part += 1;
      await add(partOf(name, part), lines);
      say(`Lendo as linhas: ${count(rows + tally.total().rows)}…`);
    }
    summary.tables[name] = tally.total();
    rows += tally.total().rows;
  }
  await db.run('commit');
}

interface Source {
  readonly db: WholeDatabase;
  close(): Promise<void>;
}

/** The database to read, whether or not servers use it. */
async function openSource(env: DatabaseEnv, say: Say): Promise<Source> {
  refuseNoDatabase(env);
  const { databaseUrl, databaseDirectUrl, dataDir } = env;
  if (!databaseUrl) return await openEmbeddedSource(dataDir, say);
  const db = await openWholePostgres(databaseDirectUrl ?? databaseUrl);
  try {
    // The program that made the database may be older than this.
    await letOwnerReadWhole(db.run);
    return { db, close: db.close };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/**
 * The folder itself where no process has it open; else a copy of it, made by the process that has.
 *
 * @throws StartupError where there is no database, or that process does not make one
 */
async function openEmbeddedSource(dataDir: string, say: Say): Promise<Source> {
  const folder = join(dataDir, 'postgres');
  const lock = lockUnlessOpen(dataDir);
  if (lock) return await opened(folder, lock.release);
  say('O servidor copia o banco de dados…');
  const copy = await askForCopy(dataDir);
  return await opened(copy, () => rmSync(copy, { recursive: true, force: true }));
}

async function opened(folder: string, leave: () => void): Promise<Source> {
  try {
    const db = await openWholeEmbedded(folder);
    return { db, close: () => db.close().finally(leave) };
  } catch (error) {
    leave();
    throw error;
  }
}

function lockUnlessOpen(dataDir: string) {
  try {
    return lockEmbedded(dataDir);
  } catch (error) {
    if (error instanceof OpenElsewhereError) return undefined;
    throw error;
  }
}
