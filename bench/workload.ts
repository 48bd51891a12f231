import type { ProductInput } from '#core/schemas/product.ts';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { openUserEvents } from '#server/features/events/user-events.ts';
import { createLogger } from '#server/log.ts';
import { openServices } from '#server/services.ts';
import { bear } from '#server/testing/product-input.ts';
import { addUser } from './add-user.ts';
import { connections, type Load } from './measure.ts';
import { addNeighbours } from './neighbours.ts';
import { createSteps, listSteps, recordStatements, type Statements } from './statements.ts';

/** The calls that both servers get, and the statements that the application runs for them. */
export interface Workload {
  list: Load;
  create: Load;
  statements: Statements;
}

const products = 50;
const path = '/api/products';

/**
 * Fills an empty database through the application itself, and records what it asks of the database
 * while it answers the two calls that are measured.
 *
 * @param variables the configuration that the servers will get too
 */
export async function prepareWorkload(variables: NodeJS.ProcessEnv): Promise<Workload> {
  const env = readEnv(variables);
  const log = createLogger('silent');
  const services = await openServices(env, log);
  const events = openUserEvents(services.db, log);
  // No client listens here, and the listener's own statements would be counted.
  await events.close();
  const app = createApp({ ...services, events, env, log, webFolder: '', isStopping: () => false });

  const call = async (path: string, init: RequestInit) => {
    const answer = await app.request(path, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const signIn = async (email: string) => {
    const { password } = await addUser(services, email);
    const credentials = post({ email, password });
    const { headers } = await call('/api/auth/sign-in/email', credentials);
    return headers
      .getSetCookie()
      .map((cookie) => cookie.replace(/;.*/, ''))
      .join('; ');
  };

  try {
    await addNeighbours(services.db, bearOf(0));
    // Calls of one user wait for each other. Those of ten users do not.
    const people = async (name: string) => {
      const cookies: string[] = [];
      for (let n = 0; n < connections; n += 1)
        cookies.push(await signIn(`${name}${n}@example.com`));
      return cookies;
    };
    const readers = await people('reader');
    const list: Load = { method: 'GET', headers: { cookie: readers[0] ?? '' }, cookies: readers };
    const writers = await people('writer');
    const create: Load = { ...post(bearOf(0), writers[0]), cookies: writers };
    for (const reader of readers) {
      for (let n = 1; n <= products; n += 1) await call(path, post(bearOf(n), reader));
    }
    const statements = {
      ...(await recordStatements(listSteps, () => call(path, list))),
      ...(await recordStatements(createSteps, () => call(path, create))),
    };
    return { list, create, statements };
  } finally {
    await services.close();
  }
}

const post = (body: unknown, cookie = ''): Load => ({
  method: 'POST',
  headers: { cookie, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Labelled by its number. */
const bearOf = (n: number): ProductInput => ({
  ...bear,
  name: `${bear.name} ${n}`,
  materials: [...bear.materials, { name: 'Etiqueta de tecido', quantity: 1, unitPrice: 0.9 }],
});
