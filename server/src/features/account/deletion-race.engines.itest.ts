import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { mailTexts } from '#core/account/email-texts.ts';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { dumpTables } from '../../testing/dump.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { createScratch, engine, type Scratch } from '../../testing/test-database.ts';
import {
  type Answer,
  type Client,
  newProfile,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { waitingLocks } from '../../testing/waiting-locks.ts';

let scratch: Scratch;
let server: TestServer;
beforeAll(async () => {
  scratch = await createScratch(inject('template'));
  server = await startTestServer({}, { scratch });
});
afterAll(async () => {
  await server.stop();
  await scratch.remove();
});

const clay = { name: 'Argila', unitPrice: 7.5 };

/** Everything that writes into a workshop, each on rows of its own. */
async function writesOf(browser: Client) {
  const add = async (path: string, input: object) =>
    (await browser.call<Product | CatalogueMaterial>('POST', path, input)).body.id;
  const product = async () => `/api/products/${await add('/api/products', numberedProduct(2))}`;
  const material = async () => `/api/materials/${await add('/api/materials', clay)}`;
  const [replaced, deleted, restored] = [await product(), await product(), await product()];
  await browser.call('DELETE', restored);
  const [changed, removed, returned] = [await material(), await material(), await material()];
  await browser.call('DELETE', returned);
  return {
    create: () => browser.call('POST', '/api/products', numberedProduct(3)),
    duplicate: () => browser.call('POST', `${replaced}/duplicate`),
    replace: () => browser.call('PUT', replaced, numberedProduct(4)),
    restore: () => browser.call('POST', `${restored}/restore`),
    delete: () => browser.call('DELETE', deleted),
    addMaterial: () => browser.call('POST', '/api/materials', clay),
    duplicateMaterial: () => browser.call('POST', `${changed}/duplicate`),
    changeMaterial: () => browser.call('PUT', changed, clay),
    deleteMaterial: () => browser.call('DELETE', removed),
    restoreMaterial: () => browser.call('POST', `${returned}/restore`),
  };
}

async function somebody() {
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  await server.setPlan(browser, 'pro');
  const { body } = await browser.call<Me>('GET', '/api/me');
  return { browser, id: body.id, password: profile.password, email: profile.email };
}

async function tablesWith(id: string): Promise<string[]> {
  const dump = [...(await dumpTables(server))];
  return dump.filter(([, rows]) => rows.includes(id)).map(([table]) => table);
}

test('whatever is saved while the account is deleted is saved before or refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { browser, id, password } = await somebody();
    const calls = [...Object.values(await writesOf(browser))];
    const statuses: number[] = [];
    const writers = calls.map(async (call) => {
      for (;;) {
        const { status } = await call();
        // Who waits for a connection in vain is told to come back: the machine may be busy.
        if (status === 503) continue;
        statuses.push(status);
        if (status === 401 || status >= 500) return;
      }
    });
    expect((await browser.call('DELETE', '/api/me', { password })).status).toBe(204);
    await Promise.all(writers);
    // Who deletes or restores twice is told that there is nothing; each ends signed out.
    const refused = statuses.filter((status) => status >= 300 && status !== 404);
    expect(refused).toEqual(calls.map(() => 401));
    expect(await tablesWith(id)).toEqual([]);
  }
});

test('an account that is deleted many times at once is gone once, and nobody hears of an error', async () => {
  const { browser, id, password, email } = await somebody();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => browser.call('DELETE', '/api/me', { password })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(204);
  // Whose call came a moment later is signed out.
  expect(statuses.filter((status) => status !== 204 && status !== 401)).toEqual([]);
  expect(await tablesWith(id)).toEqual([]);
  expect(await browser.call('DELETE', '/api/me', { password })).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  });
  // Emails leave in the order in which they were queued.
  await server.mailed(email, mailTexts.accountDeleted.subject);
  const after = newProfile();
  await (await server.signedIn(after)).call('DELETE', '/api/me', { password: after.password });
  await server.mailed(after.email, mailTexts.accountDeleted.subject);
  const mails = (await server.services.mailbox?.list()) ?? [];
  expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
});

/** Two at a time, because no more of a user's calls reach the database. */
test.runIf(engine === 'postgres').each([0, 2, 4, 6, 8])(
  'what waits for a deletion that has begun is refused as signed out (writes from %i)',
  async (first) => {
    const { browser, id } = await somebody();
    const calls = await writesOf(browser);
    const owner = new pg.Client({ connectionString: scratch.databaseUrl });
    await owner.connect();
    onTestFinished(() => owner.end());
    await owner.query('begin');
    await owner.query('delete from users where id = $1', [id]);
    const all = Object.keys(calls) as (keyof typeof calls)[];
    expect(all).toHaveLength(10);
    const names = all.slice(first, first + 2);
    const answers = names.map(
      async (name): Promise<[string, Answer]> => [name, await calls[name]()],
    );
    await waitFor('every write to wait', async () => (await waitingLocks(owner)) === names.length);
    await owner.query('commit');
    for (const [name, { status }] of await Promise.all(answers))
      expect([name, status]).toEqual([name, 401]);
    expect(await tablesWith(id)).toEqual([]);
  },
);

test.runIf(engine === 'postgres')(
  'two deletions that wait for the account both end with it deleted',
  async () => {
    const { browser, id, password } = await somebody();
    const owner = new pg.Client({ connectionString: scratch.databaseUrl });
    await owner.connect();
    onTestFinished(() => owner.end());
    await owner.query('begin');
    await owner.query('select from users where id = $1 for update', [id]);
    const answers = Promise.all(
      ['one tab', 'another'].map(() => browser.call('DELETE', '/api/me', { password })),
    );
    await waitFor('both to wait', async () => (await waitingLocks(owner)) === 2);
    await owner.query('commit');
    expect((await answers).map(({ status }) => status)).toEqual([204, 204]);
    expect(await tablesWith(id)).toEqual([]);
  },
);
