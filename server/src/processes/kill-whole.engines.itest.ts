import { expect, test } from 'vitest';
import { keysOf } from '#core/fields/field.ts';
import type { Backup } from '#core/schemas/backups.ts';
import type { Workshop } from '#core/schemas/workshop.ts';
import { addAccount } from '../testing/add-account.ts';
import { answered } from '../testing/answered.ts';
import { freePort } from '../testing/free-port.ts';
import { openAtRest } from '../testing/open-at-rest.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { spawnServer } from '../testing/spawn-server.ts';
import { type Client, createClient, newProfile } from '../testing/test-server.ts';

/** Of each act. `KILL_ROUNDS=20` shows more, and says how each one ended. */
const rounds = Number(process.env.KILL_ROUNDS ?? 1);
const productsOfFile = 150;

const importPath = '/api/import/workshop';

type Person = ReturnType<typeof newProfile>;

const importFile = (browser: Client, file: Workshop) =>
  answered<{ id: string }>(browser, 'POST', importPath, file);

async function deleted(browser: Client, path: string, body?: object): Promise<void> {
  expect((await browser.call('DELETE', path, body)).status).toBe(204);
}

/** What each act needs to be there first, and then what does it. */
const acts = {
  importing: async (browser, file) => () => importFile(browser, file),
  async undoing(browser, file) {
    const { id } = await importFile(browser, file);
    return () => answered(browser, 'POST', `/api/import/${id}/undo`);
  },
  async restoring(browser, file) {
    await importFile(browser, file);
    const { id } = await answered<Backup>(browser, 'POST', '/api/backups');
    await importFile(browser, otherFigures(file));
    await deleted(browser, `/api/products/${file.products[0]?.id}`);
    return () => answered(browser, 'POST', `/api/backups/${id}/restore`);
  },
  async erasing(browser, file, { password }) {
    await importFile(browser, file);
    return () => deleted(browser, '/api/me', { password });
  },
} satisfies Record<
  string,
  (browser: Client, file: Workshop, person: Person) => Promise<() => Promise<unknown>>
>;

test(`kill -9 in the middle of importing, undoing, restoring and erasing leaves all of it or nothing, ${rounds} times each`, async () => {
  const scratch = await scratchForTest();
  const turns = Array.from({ length: rounds }, (_, round) =>
    keysOf(acts).map((name) => ({ name, round, pair: [newProfile(), newProfile()] as const })),
  ).flat();
  const maker = newProfile();
  await openAtRest(scratch, async (db) => {
    for (const profile of [maker, ...turns.flatMap(({ pair }) => pair)]) {
      await addAccount(db, profile, 'pro');
    }
  });
  const port = await freePort();
  const start = async () => {
    const server = await spawnServer({ ...variablesFor(scratch), PORT: String(port) });
    await server.up();
    return server;
  };
  let server = await start();
  const signIn = async ({ email, password }: Person) => {
    const browser = createClient(server.origin);
    const { status } = await browser.call('POST', '/api/auth/sign-in/email', { email, password });
    return status === 200 ? browser : undefined;
  };
  const file = await makeFile((await signIn(maker)) as Client);

  for (const { name, round, pair } of turns) {
    const [whole, half] = await Promise.all(
      pair.map(async (person) => {
        const browser = (await signIn(person)) as Client;
        return { person, run: await acts[name](browser, file, person) };
      }),
    );
    const state = async (person: Person | undefined) => {
      const browser = person && (await signIn(person));
      return (
        browser && stateOf(await answered<Workshop>(browser, 'GET', '/api/export/workshop.json'))
      );
    };
    const before = await state(half?.person);
    // One tells how long it takes and what it comes to; the other one ends in the middle of it.
    const began = performance.now();
    await whole?.run?.();
    const took = performance.now() - began;
    const after = await state(whole?.person);
    expect(after).not.toEqual(before);
    const acknowledged = half?.run?.().then(
      () => true,
      (error: unknown) => {
        expect(error).toBeInstanceOf(TypeError);
        return false;
      },
    );
    await new Promise((resolve) => setTimeout(resolve, (took * (round + 1)) / (rounds + 1)));
    server.kill('SIGKILL');
    await server.exited;
    const isDone = await acknowledged;
    server = await start();
    const found = await state(half?.person);
    if (rounds > 1) {
      const ended = sameAs(found, after) ? 'done' : 'not done';
      process.stdout.write(`${name} ${round + 1}: ${isDone ? 'answered' : 'cut'}, ${ended}\n`);
    }
    if (isDone || !sameAs(found, before)) expect(found).toEqual(after);
  }
});

const sameAs = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A workshop with products and a catalogue, as somebody downloaded it. */
async function makeFile(browser: Client): Promise<Workshop> {
  await answered(browser, 'POST', '/api/products', numberedProduct(3));
  await answered(browser, 'POST', '/api/materials', { name: 'Fio', unitPrice: 2.5 });
  const made = await answered<Workshop>(browser, 'GET', '/api/export/workshop.json');
  const [first] = made.products;
  const products = Array.from({ length: productsOfFile }, () => ({
    ...first,
    id: crypto.randomUUID(),
  }));
  return { ...made, products, history: [] } as Workshop;
}

const otherFigures = (file: Workshop): Workshop => ({
  ...file,
  products: file.products.map((product) => ({ ...product, productionTime: 9 })),
});

/** What is there, and how often each row changed, whenever that was. */
function stateOf({ products, materials, history }: Workshop) {
  const versions = Map.groupBy(history, ({ rowId }) => rowId);
  const rows = [...products, ...materials].map((row) => ({
    id: row.id,
    isDeleted: row.deletedAt !== null,
    versions: versions.get(row.id)?.length,
    ...('finalPrice' in row && { price: row.finalPrice, materials: row.materials.length }),
  }));
  return rows.sort((one, other) => one.id.localeCompare(other.id));
}
