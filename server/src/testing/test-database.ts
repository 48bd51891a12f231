import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

const { TEST_ENGINE, TEST_DATABASE_URL, CITUS_DATABASE_URL } = process.env;

/** Whether prepared databases are spread over the machines of a Citus database. */
export const isDistributed = TEST_ENGINE === 'citus';

export const engine = isDistributed || TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded';

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
  for (const { datname = '' } of copies) await dropDatabase(datname);
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
  if (original) await onMachines(`create database ${name} template ${original}`);
  else await onServer(`create database ${name}`);
  // Tests end this program in the middle of its work, never the database server.
  await onServer(`alter database ${name} set synchronous_commit = off`);
  const url = serverUrl();
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      removeFolder();
      await dropDatabase(name);
    },
  };
}

/** Makes an empty database one that can be distributed: on each machine, and all of them known to it. */
export async function joinMachines({ databaseUrl = '' }: Scratch): Promise<void> {
  const { pathname, username } = new URL(databaseUrl);
  const [coordinator, ...workers] = await machines();
  const owned = username && `owner ${username}`;
  const create = `create database ${pathname.slice(1)} ${owned}`;
  for (const { href } of workers) await query(href, create);
  const ofIt = (machine: URL | undefined) => new URL(pathname, machine).href;
  for (const machine of [coordinator, ...workers]) {
    await query(ofIt(machine), 'create extension citus');
  }
  const place = ({ hostname, port }: URL) => `'${hostname}', ${port}`;
  for (const worker of workers) {
    await query(ofIt(coordinator), `select citus_add_node(${place(worker)})`);
  }
}

/** Of a database that is copied from now on: nobody may be connected to it, its own daemon neither. */
export async function closeToAll({ databaseUrl = '' }: Scratch): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await onMachines(`alter database ${name} allow_connections false`);
  await onMachines(`select pg_terminate_backend(pid, 60000) from pg_stat_activity
    where datname = '${name}'`);
}

const dropDatabase = (name: string) => onMachines(`drop database if exists ${name} with (force)`);

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

/** Of the superuser on the server of the tests, or on the coordinator. */
export function serverUrl(): URL {
  const url = isDistributed ? CITUS_DATABASE_URL : TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL or CITUS_DATABASE_URL is not set');
  return new URL(url);
}

/** The server alone, or the coordinator before the machines that the database at its address knows. */
async function machines(): Promise<URL[]> {
  if (!isDistributed) return [serverUrl()];
  const workers = await onServer(`select nodename as host, nodeport as port from pg_dist_node
    where groupid > 0 order by groupid`);
  return [
    serverUrl(),
    ...workers.map(({ host, port }) => Object.assign(serverUrl(), { hostname: host, port })),
  ];
}

async function onMachines(statement: string): Promise<void> {
  for (const { href } of await machines()) await query(href, statement);
}

const onServer = (statement: string) => query(serverUrl().href, statement);

async function query(url: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows;
  } finally {
    await client.end();
  }
}
