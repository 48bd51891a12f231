import { distribute } from '../distribute/distribute.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { openServices } from '../services.ts';
import {
  closeToAll,
  createScratch,
  isDistributed,
  joinMachines,
  type Scratch,
} from './test-database.ts';

/** An empty, closed database with every table and role, to be copied instead of migrated. */
export async function prepareTemplate(): Promise<Scratch> {
  const scratch = await createScratch();
  if (isDistributed) await joinMachines(scratch);
  const { dataDir, databaseUrl } = scratch;
  const variables = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const services = await openServices(readEnv(variables), createLogger('silent'));
  await services.close();
  if (isDistributed) {
    await distribute(databaseUrl, () => {});
    await closeToAll(scratch);
  }
  return scratch;
}
