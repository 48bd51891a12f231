import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Database, UserId } from '../../db/database.ts';
import type { ProblemError } from '../../http/problem-error.ts';
import { addAccount, putOnPlan } from '../../testing/add-account.ts';
import { firstPage } from '../../testing/first-page.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { newProfile, sharedServer, type TestServer } from '../../testing/test-server.ts';
import { createProduct, deleteProduct, duplicateProduct, restoreProduct } from './commands.ts';
import { listProducts } from './queries.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await sharedServer();
  db = server.services.db;
});

const limit = 5;

type Act = 'create' | 'duplicate' | 'delete' | 'restore';
type Outcome = 'done' | 'refused' | 'nothing to do';

/** A user's acts on their products, and the products that the user should then have. */
class Workshop {
  readonly userId: UserId;
  readonly active: string[] = [];
  readonly deleted: string[] = [];

  constructor(userId: UserId) {
    this.userId = userId;
  }

  async do(act: Act, pick: number): Promise<Outcome> {
    const from = act === 'restore' ? this.deleted : this.active;
    const id = from[pick % from.length];
    if (act === 'create') return await this.add(createProduct(db, this.userId, numberedProduct(1)));
    if (!id) return 'nothing to do';
    if (act === 'duplicate') return await this.add(duplicateProduct(db, this.userId, id));
    if (act === 'restore') return await this.restore(id);
    await deleteProduct(db, this.userId, id, () => true);
    move(id, this.active, this.deleted);
    return 'done';
  }

  private async add(adding: Promise<{ id: string }>): Promise<Outcome> {
    const added = await adding.catch(refused);
    if (added) this.active.push(added.id);
    return added ? 'done' : 'refused';
  }

  private async restore(id: string): Promise<Outcome> {
    const restored = await restoreProduct(db, this.userId, id).catch(refused);
    if (restored) move(id, this.deleted, this.active);
    return restored ? 'done' : 'refused';
  }
}

function refused(error: ProblemError): undefined {
  if (error.code !== 'product_limit_reached') throw error;
}

function move(id: string, from: string[], to: string[]): void {
  from.splice(from.indexOf(id), 1);
  to.push(id);
}

async function workshopWith(products: number): Promise<Workshop> {
  const workshop = new Workshop(await addAccount(db, newProfile(), 'pro'));
  for (let n = 0; n < products; n += 1) await workshop.do('create', 0);
  await putOnPlan(db, { id: workshop.userId }, 'free');
  return workshop;
}

const acts = fc.array(
  fc.tuple(
    fc.constantFrom<Act>('create', 'duplicate', 'delete', 'delete', 'restore', 'restore'),
    fc.nat(1000),
  ),
  { minLength: 10, maxLength: 30 },
);

test.each([limit, 7])('after %d products no order of acts leads above them', async (most) => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const workshop = await workshopWith(most);
      const { userId, active } = workshop;
      let ceiling = most;
      for (const [act, pick] of sequence) {
        const wasBelowLimit = active.length < limit;
        const outcome = await workshop.do(act, pick);
        const isNew = act === 'create' || act === 'duplicate';
        if (wasBelowLimit) expect(outcome).not.toBe('refused');
        else if (isNew) expect(outcome).not.toBe('done');
        // After something new, what counted before the plan ended counts no more.
        if (isNew && outcome === 'done') ceiling = limit;
        expect(active.length).toBeLessThanOrEqual(ceiling);
      }
      const listed = await db.asUser(userId, (tx) => listProducts(tx, userId, firstPage));
      expect(listed.rows.map(({ id }) => id).sort()).toEqual(active.toSorted());
    }),
    { numRuns: 25 },
  );
});

test('deletions in a row are undone in any order, above the limit too', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 5, max: 8 }),
      fc.array(fc.nat(1000), { minLength: 2, maxLength: 6 }),
      fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 }),
      async (most, deletions, restorals) => {
        const workshop = await workshopWith(most);
        for (const pick of deletions.slice(0, most - limit + 1)) await workshop.do('delete', pick);
        while (workshop.deleted.length > 0) {
          expect(await workshop.do('restore', restorals.pop() ?? 0)).toBe('done');
        }
        expect(workshop.active).toHaveLength(most);
      },
    ),
    { numRuns: 15 },
  );
});

test('two products do not take turns in one place', async () => {
  const workshop = await workshopWith(limit);
  const acts: Act[] = ['delete', 'create', 'delete', 'restore'];
  // The new one is last in the list, and the first in it was deleted first.
  for (const act of acts) {
    const pick = act === 'delete' && workshop.deleted.length > 0 ? limit - 1 : 0;
    expect(await workshop.do(act, pick)).toBe('done');
  }
  expect(await workshop.do('restore', 0)).toBe('refused');
  expect(workshop.active).toHaveLength(limit);
});
