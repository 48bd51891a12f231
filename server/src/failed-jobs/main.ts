import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { openServices } from '../services.ts';
import { StartupError } from '../startup-error.ts';
import { howManyRepeated, listOf, unknownOrder } from './texts.ts';

/** Lists the jobs that failed for good; with `repeat` it queues them anew for the server. */
try {
  const [order] = process.argv.slice(2);
  if (order !== undefined && order !== 'repeat') throw new StartupError(unknownOrder(order));
  const { failedJobs, close } = await openServices(readEnv(process.env), createLogger('silent'));
  try {
    const text =
      order === 'repeat'
        ? howManyRepeated(await failedJobs.repeat())
        : listOf(await failedJobs.list());
    console.log(text);
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
