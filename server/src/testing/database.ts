import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded';

/** A data folder, and on PostgreSQL a database, that nobody has used before. */
export interface Scratch {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

type Template = Pick<Scratch, 'dataDir' | 'databaseUrl'>;

/** @param template a closed database to copy, where nothing but its tables matters */
export const createScratch = (template?: Template): Promise<Scratch> =>
  createNamed(template, {
    dataDir: mkdtempSync(join(tmpdir(), 'artesa-')),
    name: `artesa_test_${uuidv7().replaceAll('-', '')}`,
  });

/** The one of this worker's tests. It goes with its template: see removeWorkerScratches(). */
export async function createWorkerScratch(template: Template): Promise<Scratch> {
  const dataDir = join(template.dataDir, `worker-${process.pid}`);
  mkdirSync(dataDir);
  return await createNamed(template, { dataDir, name: `${nameOf(template)}_${process.pid}` });
}

/** Removes what the workers' tests have left; no test runs any more. */
export async function removeWorkerScratches(template: Template): Promise<void> {
  const name = nameOf(template);
  if (name === undefined) return;
  const copies = await onServer(`select datname from pg_database where datname like '${name}\\_%'`);
  for (const { datname } of copies) await onServer(`drop database ${datname} with (force)`);
}

const nameOf = ({ databaseUrl }: Template) => databaseUrl && new URL(databaseUrl).pathname.slice(1);

async function createNamed(
  template: Template | undefined,
  { dataDir, name }: { readonly dataDir: string; readonly name: string },
): Promise<Scratch> {
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'embedded') {
    const folder = 'postgres';
    if (template) {
      cpSync(join(template.dataDir, folder), join(dataDir, folder), { recursive: true });
    }
    return { dataDir, databaseUrl: undefined, remove: async () => removeFolder() };
  }
  const original = template && nameOf(template);
  await onServer(`create database ${name}${original ? ` template ${original}` : ''}`);
  // Tests end this program in the middle of its work, never the database server.
  await onServer(`alter database ${name} set synchronous_commit = off`);
  const url = serverUrl();
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      removeFolder();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/** A database whose owner is no superuser, as in a hosted one, and obeys row-level security. */
export async function createOrdinaryScratch(): Promise<Scratch> {
  const scratch = await createScratch();
  const url = new URL(scratch.databaseUrl ?? '');
  const name = url.pathname.slice(1);
  [url.username, url.password] = [name, name];
  await onServer(`create role ${name} login password '${name}'`);
  await onServer(`grant artesa_app, artesa_auth to ${name}`);
  await onServer(`alter database ${name} owner to ${name}`);
  return {
    ...scratch,
    databaseUrl: url.href,
    async remove() {
      await scratch.remove();
      await onServer(`drop role ${name}`);
    },
  };
}

function serverUrl(): URL {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  return new URL(url);
}

async function onServer(statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: serverUrl().href });
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows;
  } finally {
    await client.end();
  }
}
