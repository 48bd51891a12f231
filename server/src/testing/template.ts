import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { openServices } from '../services.ts';
import { createScratch, type Scratch } from './database.ts';

/** An empty, closed database with every table and role, to be copied instead of migrated. */
export async function prepareTemplate(): Promise<Scratch> {
  const scratch = await createScratch();
  const { dataDir, databaseUrl } = scratch;
  const variables = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const services = await openServices(readEnv(variables), createLogger('silent'));
  await services.close();
  return scratch;
}
