import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A reason not to measure that whoever runs the benchmark can act on; printed as its one line. */
export class BenchError extends Error {}

export interface BenchDatabase {
  url: string;
  /** Tells the planner what the tables hold by now. */
  analyze(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * An empty database of this run's own.
 *
 * @param serverUrl where a database may be created, like postgres://user@host:5432/postgres
 * @throws BenchError when the server does not answer or refuses
 */
export async function createBenchDatabase(serverUrl: string): Promise<BenchDatabase> {
  if (!URL.canParse(serverUrl)) throw new BenchError('TEST_DATABASE_URL não é um endereço.');
  const url = new URL(serverUrl);
  const name = `artesa_bench_${randomBytes(6).toString('hex')}`;
  try {
    await run(serverUrl, `create database ${name}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new BenchError(
      `O PostgreSQL em ${url.host} não atende: ${reason}. Inicie um ou aponte TEST_DATABASE_URL para um.`,
    );
  }
  url.pathname = `/${name}`;
  return {
    url: url.href,
    analyze: () => run(url.href, 'vacuum analyze'),
    drop: () => run(serverUrl, `drop database ${name} with (force)`),
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
