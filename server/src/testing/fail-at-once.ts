import { createQueue, stopQueue } from '../jobs/queue.ts';
import { createLogger } from '../log.ts';
import type { TestServer } from './test-server.ts';

/** From now on a job of this queue gets one try, as if all the others had been in vain already. */
export async function failAtOnce({ services }: TestServer, queue: string): Promise<void> {
  const boss = createQueue(services.db, createLogger('silent'));
  await boss.start();
  await boss.updateQueue(queue, { retryLimit: 0 });
  await stopQueue(boss);
}
