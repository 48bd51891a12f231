import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchDatabase, BenchError, createBenchDatabase } from './bench-database.ts';

const serverUrl = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

export interface Bench {
  /** The configuration of a process on a database and a folder of this run's own. */
  variables: { DATABASE_URL: string; DATA_DIR: string; TRUSTED_PROXIES?: string };
  database: BenchDatabase;
  /** The same with another database and another folder. */
  another(): Promise<Bench>;
  /** What is undone in reverse when the run ends, however it does. */
  undo: (() => Promise<void> | void)[];
}

/** The same on a PostgreSQL server and on the embedded engine, by its name. */
export const onEachEngine = (bench: Bench): readonly (readonly [string, Bench])[] => [
  ['PostgreSQL', bench],
  ['embarcado', { ...bench, variables: { ...bench.variables, DATABASE_URL: '' } }],
];

/**
 * Measures, tidies up and ends the process: with 0 when every limit is kept, with 1 when not or
 * when it could not be measured.
 *
 * @param bench resolves with whether every limit is kept
 */
export async function runBench(bench: (bench: Bench) => Promise<boolean>): Promise<never> {
  const undo: Bench['undo'] = [];
  const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]).then(() => {
    throw new BenchError('Interrompido.');
  });
  const prepare = async (): Promise<Bench> => {
    const database = await createBenchDatabase(serverUrl);
    undo.push(database.drop);
    const dataDir = mkdtempSync(join(tmpdir(), 'artesa-bench-'));
    undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const variables = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    return { variables, database, undo, another: prepare };
  };
  const whole = async () => await bench(await prepare());
  try {
    process.exitCode = (await Promise.race([whole(), interrupted])) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BenchError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    for (const step of undo.toReversed()) await step();
  }
  process.exit();
}
