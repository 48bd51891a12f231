import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { isSmall } from '../sizes.ts';

/** A reason not to measure that whoever runs the benchmark can act on; printed as its one line. */
export class BenchError extends Error {}

export interface Bench {
  /** The configuration of a process on a database and a folder of this run's own. */
  variables: NodeJS.ProcessEnv;
  /** Shows the planner what the tables hold by now. */
  analyze(): Promise<void>;
  /** The same with another database and another folder. */
  another(): Promise<Bench>;
  /** What is undone in reverse when the run ends, however it does. */
  undo: (() => Promise<void> | void)[];
}

/** The same on a PostgreSQL server and on the embedded engine, or on the one of this name alone. */
export function onEngines(bench: Bench, only?: string): (readonly [string, Bench])[] {
  const embedded = { ...bench, variables: { ...bench.variables, DATABASE_URL: '' } };
  const engines = [['PostgreSQL', bench] as const, ['embarcado', embedded] as const];
  const wanted = engines.filter(([name]) => !only || name === only);
  // In small each scenario is walked once.
  if (isSmall) wanted.splice(1);
  if (wanted.length === 0) throw new BenchError('Um banco é PostgreSQL ou embarcado.');
  return wanted;
}

/**
 * Measures one after the other, tidies up and ends the process: with 0 when every limit is met, with 1
 * when not or when it could not be measured.
 *
 * @param measures each resolves with whether every limit is met
 */
export async function runBench(
  measures: readonly ((bench: Bench) => Promise<boolean>)[],
): Promise<never> {
  const undo: Bench['undo'] = [];
  const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]).then(() => {
    throw new BenchError('Interrompido.');
  });
  const whole = async () => {
    let met = true;
    for (const measure of measures) {
      met = (await measure(await prepare(undo))) && met;
      await tidyUp(undo);
    }
    return met;
  };
  try {
    process.exitCode = (await Promise.race([whole(), interrupted])) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BenchError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await tidyUp(undo);
  }
  process.exit();
}

async function tidyUp(undo: Bench['undo']): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
}

async function prepare(undo: Bench['undo']): Promise<Bench> {
  const server = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
  if (!URL.canParse(server)) throw new BenchError('TEST_DATABASE_URL não é um endereço.');
  const url = new URL(server);
  const name = `artesa_bench_${randomBytes(6).toString('hex')}`;
  try {
    await runStatement(server, `create database ${name}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new BenchError(
      `O PostgreSQL em ${url.host} não atende: ${reason}. Inicie um ou aponte TEST_DATABASE_URL para um.`,
    );
  }
  undo.push(() => runStatement(server, `drop database ${name} with (force)`));
  url.pathname = `/${name}`;
  const folder = mkdtempSync(join(tmpdir(), 'artesa-bench-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return {
    variables: { DATABASE_URL: url.href, DATA_DIR: folder },
    analyze: () => runStatement(url.href, 'vacuum analyze'),
    another: () => prepare(undo),
    undo,
  };
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
