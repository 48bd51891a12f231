import type pg from 'pg';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { openUserEvents } from '#server/features/events/user-events.ts';
import { createLines, lineLimits } from '#server/http/limits/lines.ts';
import { createLogger } from '#server/log.ts';
import { bear } from '#server/testing/product-input.ts';
import { addProducts } from '../data/add-products.ts';
import type { Fill } from '../harness/server.ts';
import { sizes } from '../sizes.ts';
import type { Recorded } from './bare-server.ts';
import { templateOf, tokenOf } from './call-template.ts';
import type { Load } from './compare.ts';
import { record } from './recording.ts';

/** The calls that both servers get, and what the application asks of the database for them. */
export interface Workload {
  list: Load;
  create: Load;
  recorded: Recorded;
}

/** The database plans differently for a full table than for an empty one. */
const neighbours = { people: sizes.neighbours, products: 20, materialsOfEach: 4 };

/**
 * Fills an empty database through the application itself, and records what it asks of the database
 * while it answers the two calls that are measured.
 */
export const prepareWorkload: Fill<Workload> = async (services, add, variables) => {
  for (let n = 0; n < neighbours.people; n += 1) {
    const { id } = await add(`neighbour${n}`);
    await addProducts(services.db, id, neighbours.products, neighbours.materialsOfEach);
  }
  const people = async (name: string) => {
    const cookies: string[] = [];
    for (let n = 0; n < sizes.callers; n += 1) cookies.push((await add(`${name}${n}`)).cookie);
    return cookies;
  };
  const list: Load = { method: 'GET', cookies: await people('reader') };
  const create: Load = { method: 'POST', body: bearOf(0), cookies: await people('writer') };

  const [env, log] = [readEnv(variables), createLogger('silent')];
  const events = openUserEvents(services.db, log);
  // No client listens here, and the listener's own statements would be counted.
  await events.close();
  const app = createApp({
    ...services,
    ...{ events, env, log, webFolder: '' },
    inLine: createLines(lineLimits(services.db.engine)),
    failing: async () => [],
    isStopping: () => false,
  });
  const call = async ({ cookies: [cookie = ''], ...init }: Load) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await app.request('/api/products', { ...init, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    return text;
  };
  for (const reader of list.cookies) {
    for (let n = 1; n <= sizes.callersProducts; n += 1) {
      await call({ method: 'POST', body: bearOf(n), cookies: [reader] });
    }
  }
  const pools: pg.Pool[] = [];
  const recordedCall = async (load: Load) => {
    const { turns, ended } = await record(() => call(load));
    return templateOf(turns, ended, tokenOf(load.cookies[0]), pools);
  };
  const calls = { GET: await recordedCall(list), POST: await recordedCall(create) };
  const recorded = { calls, pools: pools.map(({ options: { max } }) => ({ max })) };
  return { list, create, recorded };
};

/** Labelled by its number. */
const bearOf = (n: number) =>
  JSON.stringify({
    ...bear,
    name: `${bear.name} ${n}`,
    materials: [...bear.materials, { name: 'Etiqueta de tecido', quantity: 1, unitPrice: 0.9 }],
  });
