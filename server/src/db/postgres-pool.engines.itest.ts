import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScratch, engine, type Scratch } from '../testing/test-database.ts';
import type { Queryable } from './database.ts';
import { type Head, openPool, type PostgresPool } from './postgres-pool.ts';

describe.runIf(engine === 'postgres')('a pool of connections to PostgreSQL', () => {
  let scratch: Scratch;
  let pool: PostgresPool;
  const broken: Error[] = [];

  beforeAll(async () => {
    scratch = await createScratch();
    // One connection, so that each transaction meets what the one before has left.
    const config = { connectionString: scratch.databaseUrl, max: 1 };
    pool = openPool(config, 60_000, (error) => broken.push(error));
    await pool.statements(['select 1']).execute(sql`create table written (by text)`);
  });
  afterAll(async () => {
    await pool?.end();
    await scratch?.remove();
  });

  const written = async () => {
    const { rows } = await pool.statements(['select 1']).execute(sql`select by from written`);
    return rows.map(({ by }) => by);
  };
  const write = (tx: Queryable) => tx.execute(sql`insert into written values (current_user)`);

  const nobody = 'set local role nobody_of_this_name';

  test.each<{ missing: Head }>([
    { missing: [nobody] },
    { missing: ['select 1', nobody, 'select 2'] },
  ])('a transaction that begins with $missing runs nothing and says why', async ({ missing }) => {
    await expect(pool.transaction(missing, (tx) => write(tx as Queryable))).rejects.toThrow(
      'role "nobody_of_this_name" does not exist',
    );
    await expect(pool.transaction(missing, async () => 'done')).rejects.toThrow('does not exist');
    await expect(write(pool.statements(missing) as Queryable)).rejects.toThrow('Failed query');
    expect(await written()).toEqual([]);
  });

  test('a transaction that is rolled back is never taken for one that is done', async () => {
    const swallow = pool.transaction(['select 1'], async (tx) => {
      await write(tx as Queryable);
      await tx.execute(sql`select 1 / 0`).catch(() => {});
      return 'done';
    });
    await expect(swallow).rejects.toMatchObject({
      message: 'the transaction ended in ROLLBACK',
      cause: { code: '22012' },
    });
    expect(await written()).toEqual([]);
  });

  test('what failed is what a transaction says, not what failed after it', async () => {
    const together = pool.transaction(['select 1'], async (tx) => {
      // Two that were asked at once, of which the other one is heard of first.
      tx.execute(sql`select 1 / 0`).catch(() => {});
      await tx.execute(sql`select 1`);
    });
    await expect(together).rejects.toMatchObject({ code: '22012' });
  });

  test.each([
    ['warns', 'warning'],
    ['fails inside', `exception using errcode = 'XX000', message =`],
  ])('a commit that %s is not taken for one that stored all', async (_how, level) => {
    await pool.transaction(['select 1'], async (tx) => {
      await tx.execute(
        sql.raw(`create or replace function doubt() returns trigger language plpgsql as
          $$ begin raise ${level} 'a machine is gone'; return null; end $$`),
      );
      await tx.execute(sql`create constraint trigger doubted after insert on written
        deferrable initially deferred for each row execute function doubt()`);
    });
    const unresolved = { code: '08007' };
    const whole = pool.transaction(['select 1'], (tx) => write(tx as Queryable));
    await expect(whole).rejects.toMatchObject(unresolved);
    const alone = write(pool.statements(['select 1']) as Queryable);
    await expect(alone).rejects.toMatchObject({ cause: unresolved });
    await pool.transaction(['select 1'], async (tx) => {
      await tx.execute(sql`drop trigger doubted on written; delete from written`);
    });
  });

  test('a connection remembers nothing of a transaction, however it ended', async () => {
    const head: Head = ["set local app.user_id to 'ana'", 'set local statement_timeout to 1234'];
    const show = sql`select current_setting('app.user_id', true) as user_id,
      current_setting('statement_timeout') as timeout`;
    const inside = await pool.transaction(head, async (tx) => (await tx.execute(show)).rows);
    expect(inside).toEqual([{ user_id: 'ana', timeout: '1234ms' }]);
    expect((await pool.statements(head).execute(show)).rows).toEqual(inside);
    await expect(pool.statements(head).execute(sql`select 1 / 0`)).rejects.toThrow();
    expect((await pool.statements(['select 1']).execute(show)).rows).toEqual([
      { user_id: '', timeout: '0' },
    ]);
    expect(broken).toEqual([]);
  });
});
