import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded';

/** A data folder, and on PostgreSQL a database, that nobody has used before. */
export interface Scratch {
  dataDir: string;
  /** Undefined on the embedded engine. */
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** @param template a closed database to copy, where nothing but its tables matters */
export async function createScratch(
  template?: Pick<Scratch, 'dataDir' | 'databaseUrl'>,
): Promise<Scratch> {
  const dataDir = mkdtempSync(join(tmpdir(), 'artesa-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'embedded') {
    const folder = 'postgres';
    if (template) {
      cpSync(join(template.dataDir, folder), join(dataDir, folder), { recursive: true });
    }
    return { dataDir, databaseUrl: undefined, remove: async () => removeFolder() };
  }
  const name = `artesa_test_${uuidv7().replaceAll('-', '')}`;
  const original = template?.databaseUrl && new URL(template.databaseUrl).pathname.slice(1);
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

/**
 * An empty database on PostgreSQL whose owner may do nothing else on the server, as in a hosted one.
 * Such an owner obeys row-level security, which a superuser does not.
 */
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

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl().href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
