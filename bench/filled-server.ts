import { randomBytes } from 'node:crypto';
import { type Env, readEnv } from '#server/env.ts';
import { createLogger } from '#server/log.ts';
import { openServices, type Services } from '#server/services.ts';
import type { Bench } from './run-bench.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** The real server, in a process of its own. */
export const application = new URL('../server/src/main.ts', import.meta.url);

/** A secret for one run. */
export const newSecret = () => randomBytes(32).toString('base64url');

/**
 * Fills the run's database with the application's own means, then starts the application on it:
 * tries are not limited and nothing is logged.
 *
 * @returns the server, which ends with the run, and what filling it came to
 */
export async function startFilled<T>(
  { variables: own, database, undo }: Bench,
  fill: (services: Services, env: Env) => Promise<T>,
): Promise<{ server: ServerProcess; filled: T }> {
  const variables = { ...own, APP_SECRET: newSecret(), RATE_LIMITS: '0', LOG_LEVEL: 'silent' };
  const env = readEnv(variables);
  const services = await openServices(env, createLogger('silent'));
  const filled = await fill(services, env);
  await services.close();
  await database.analyze();
  const server = await startServerProcess('Artesa', application, variables);
  undo.push(server.stop);
  return { server, filled };
}
