import { inject } from 'vitest';
import { createScratch, engine } from './test-database.ts';
import { startTestServer } from './test-server.ts';

/** On a PostgreSQL server two processes' worth, of which neither knows of the other; else one. */
export async function startRivals() {
  const scratch = await createScratch(inject('template'));
  const server = await startTestServer({}, { scratch });
  const servers = [server];
  if (engine === 'postgres') servers.push(await startTestServer({}, { scratch }));
  const stop = async () => {
    for (const each of servers) await each.stop();
    await scratch.remove();
  };
  return { server, servers, stop };
}
