import { onTestFinished } from 'vitest';
import { createScratch, type Scratch } from './database.ts';

/** A data folder and a database for one test, gone when it is over, however it ends. */
export async function scratchForTest(): Promise<Scratch> {
  const scratch = await createScratch();
  onTestFinished(() => scratch.remove());
  return scratch;
}

/** The variables that point a process at it. */
export const variablesFor = ({ dataDir, databaseUrl }: Scratch): Record<string, string> => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  RATE_LIMITS: '0',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
