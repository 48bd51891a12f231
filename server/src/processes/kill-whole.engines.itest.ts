import { expect, test } from 'vitest';
import { keysOf } from '#core/fields/field.ts';
import type { Backup } from '#core/workshop/backup-schemas.ts';
import type { Workshop } from '#core/workshop/workshop-schemas.ts';
import { addAccount } from '../testing/add-account.ts';
import { answered } from '../testing/answered.ts';
import { freePort } from '../testing/free-port.ts';
import { openAtRest } from '../testing/open-at-rest.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { spawnServer } from '../testing/spawn-server.ts';
import { createClient } from '../testing/test-client.ts';
import { type Client, newProfile } from '../testing/test-server.ts';

/** With each act under way. `KILL_ROUNDS=20` shows more, and says how each one ended. */
const rounds = Number(process.env.KILL_ROUNDS ?? 1);
const productsOfFile = 40;

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

test(`kill -9 in the middle of importing, undoing, restoring and erasing leaves all of it or nothing, ${rounds} times`, async () => {
  const scratch = await scratchForTest();
  const turns = Array.from({ length: rounds }, () =>
    keysOf(acts).map((name) => ({ name, whole: newProfile(), half: newProfile() })),
  );
  const maker = newProfile();
  await openAtRest(scratch, async (db) => {
    for (const profile of [maker, ...turns.flat().flatMap(({ whole, half }) => [whole, half])]) {
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
  const prepare = async (name: keyof typeof acts, person: Person) =>
    await acts[name]((await signIn(person)) as Client, file, person);
  const state = async (person: Person) => {
    const browser = await signIn(person);
    return (
      browser && stateOf(await answered<Workshop>(browser, 'GET', '/api/export/workshop.json'))
    );
  };

  for (const [round, turn] of turns.entries()) {
    // One tells how long it takes and what it comes to; the other one ends in the middle of it.
    const begun = [];
    for (const { name, whole, half } of turn) {
      const runWhole = await prepare(name, whole);
      const began = performance.now();
      await runWhole();
      const took = performance.now() - began;
      const after = await state(whole);
      const run = await prepare(name, half);
      const before = await state(half);
      expect(after).not.toEqual(before);
      begun.push({ name, half, run, took, before, after });
    }
    const acknowledged = begun.map(({ run }) => isAnswered(run()));
    const took = begun.reduce((sum, each) => sum + each.took, 0) / begun.length;
    await new Promise((resolve) => setTimeout(resolve, (took * (round + 1)) / (rounds + 1)));
    server.kill('SIGKILL');
    await server.exited;
    const areDone = await Promise.all(acknowledged);
    server = await start();
    for (const [at, { name, half, before, after }] of begun.entries()) {
      const found = await state(half);
      const isDone = areDone[at] === true;
      tell(`${name} ${round + 1}`, isDone, sameAs(found, after));
      if (isDone || !sameAs(found, before)) expect(found).toEqual(after);
    }
  }
});

/** Whether an act was answered; false when the connection ended before. */
async function isAnswered(act: Promise<unknown>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return false;
  }
}

function tell(what: string, isDone: boolean, isThere: boolean): void {
  if (rounds === 1) return;
  const ended = isThere ? 'done' : 'not done';
  process.stdout.write(`${what}: ${isDone ? 'answered' : 'cut'}, ${ended}\n`);
}

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
