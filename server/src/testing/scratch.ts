import { inject, onTestFinished } from 'vitest';
import { createScratch, type Scratch } from './test-database.ts';

/** A data folder and a prepared database for one test, gone when it is over, however it ends. */
export const scratchForTest = () => untilTestEnds(createScratch(inject('template')));

/** The same as on a first start: nothing in the folder, no table in the database. */
export const emptyScratchForTest = () => untilTestEnds(createScratch());

async function untilTestEnds(created: Promise<Scratch>): Promise<Scratch> {
  const scratch = await created;
  onTestFinished(() => scratch.remove());
  return scratch;
}

export const variablesFor = ({ dataDir, databaseUrl }: Scratch): Record<string, string> => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  RATE_LIMITS: '0',
  // A machine that stands still cuts nobody off.
  STOP_SECONDS: '600',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
