import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Queryable } from '../../db/database.ts';
import { folderOf } from '../../storage/account-folder.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';
import { findUnconfirmed, stepSize, steps, sweep } from './commands.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const run = async (statement: SQL, db: Queryable = server.services.db.auth) =>
  (await db.execute(statement)).rows;

// Of the tests before.
beforeEach(async () => await sweep(server.services));

const addSignUps = (count: number, age: string, db?: Queryable) =>
  run(
    sql`insert into users (id, email, name, craft_type, created_at)
      select gen_random_uuid(), gen_random_uuid() || '@example.com', 'Ana', 'croche',
        now() - ${age}::interval from generate_series(1, ${count}::int) returning id`,
    db,
  );

const addSessions = (userId: unknown, count: number, left: string, db?: Queryable) =>
  run(
    sql`insert into sessions (id, user_id, token, expires_at)
      select gen_random_uuid(), ${userId}, gen_random_uuid(), now() + ${left}::interval
      from generate_series(1, ${count}::int)`,
    db,
  );

const addLink = (userId: unknown, left: string) =>
  run(sql`insert into one_time_tokens (user_id, kind, token_hash, expires_at)
    values (${userId}, 'reset-password', ${uuidv7()}, now() + ${left}::interval)`);

const countOf = async (table: string, ids: readonly unknown[]) => {
  const column = sql.identifier(table === 'users' ? 'id' : 'user_id');
  const [row] = await run(sql`select count(*)::int as n from ${sql.identifier(table)}
    where ${column} in ${ids}`);
  return row?.n;
};

test('what is over is erased, in steps, and nothing else', async () => {
  const [ana, bia] = (await addSignUps(2, '1 day')).map(({ id }) => id);
  await addSessions(ana, 2 * stepSize + 1, '-1 second');
  await addSessions(bia, 3, '1 minute');
  await addLink(ana, '-30 days -1 minute');
  await addLink(bia, '-29 days');
  const [past, present] = [uuidv7(), uuidv7()];
  await run(sql`insert into rate_limits values
    (${past}, 1, now() - interval '1 second'), (${present}, 1, now() + interval '1 minute')`);

  expect((await run(steps.sessions)).length).toBe(stepSize);
  await sweep(server.services);
  expect([await countOf('sessions', [ana]), await countOf('sessions', [bia])]).toEqual([0, 3]);
  const links = [await countOf('one_time_tokens', [ana]), await countOf('one_time_tokens', [bia])];
  expect(links).toEqual([0, 1]);
  const limits = sql`select key from rate_limits where key in ${[past, present]}`;
  expect(await run(limits)).toEqual([{ key: present }]);
});

test('an account that nobody confirms in thirty days is erased, unless a link of it is open', async () => {
  const [old, waiting, once] = (await addSignUps(3, '30 days 1 minute')).map(({ id }) => id);
  const [young] = (await addSignUps(1, '29 days 23 hours')).map(({ id }) => id);
  await addLink(waiting, '1 minute');
  await run(sql`update users set email_confirmed = true where id = ${once}`);
  await run(sql`update users set email_confirmed = false where id = ${once}`);
  await sweep(server.services);
  expect(await countOf('users', [old])).toBe(0);
  expect(await countOf('users', [waiting, once, young])).toBe(3);
  await run(sql`delete from users where id in ${[waiting, once, young]}`);
});

test('every hour what is over is looked for', async () => {
  const rows = await run(
    sql`select cron, timezone from pgboss.schedule where name = 'account-sweep'`,
  );
  expect(rows).toEqual([{ cron: '50 * * * *', timezone: 'America/Sao_Paulo' }]);
});

test('an account that cannot be erased keeps none after it, and is tried again', async () => {
  const ids = (await addSignUps(stepSize + 2, '31 days')).map(({ id }) => id);
  const stuck = folderOf(String(ids[0]));
  const { enqueueBackup } = server.services;
  const failing: typeof enqueueBackup = async (job, tx) => {
    if (job.task === 'erase' && job.folder === stuck) throw new Error('no place for a job');
    await enqueueBackup(job, tx);
  };
  const swept = sweep({ ...server.services, enqueueBackup: failing });
  await expect(swept).rejects.toMatchObject({ errors: [{ message: 'no place for a job' }] });
  expect(await countOf('users', ids)).toBe(1);
  await sweep(server.services);
  expect(await countOf('users', ids)).toBe(0);
});

test('a run that lasts too long ends, and the next one goes on', async () => {
  const ids = (await addSignUps(3, '31 days')).map(({ id }) => id);
  await expect(sweep(server.services, AbortSignal.abort())).rejects.toThrow();
  expect(await countOf('users', ids)).toBe(3);
  await sweep(server.services);
  expect(await countOf('users', ids)).toBe(0);
});

test('among many rows each step finds what is over by an index', async () => {
  const plans: Record<string, string[]> = {};
  const undone = new Error('undone');
  const explained = server.services.db.prepare(async (owner) => {
    await owner.transaction(async (tx) => {
      const [first] = await addSignUps(300, '31 days', tx);
      await run(
        sql`insert into users (id, email, name, craft_type, email_confirmed, created_at)
          select gen_random_uuid(), n || '@example.com', 'Ana', 'croche', true, now()
          from generate_series(1, 20000) n`,
        tx,
      );
      await addSessions(first?.id, 20_000, '1 day', tx);
      await run(
        sql`insert into one_time_tokens (user_id, kind, token_hash, expires_at)
          select id, 'reset-password', gen_random_uuid(), now() from users
          on conflict do nothing`,
        tx,
      );
      await run(
        sql`insert into rate_limits select gen_random_uuid(), 1, now() + interval '1 hour'
          from generate_series(1, 20000)`,
        tx,
      );
      await run(sql`analyze users, sessions, one_time_tokens, rate_limits`, tx);
      await run(sql`set local role artesa_auth`, tx);
      const unconfirmed = findUnconfirmed(tx).getSQL();
      for (const [name, step] of Object.entries({ ...steps, unconfirmed })) {
        const rows = await run(sql`explain ${step}`, tx);
        const text = rows.map((row) => row['QUERY PLAN']).join('\n');
        plans[name] = [...text.matchAll(/using (\w+)|(Seq Scan)/g)].map(
          ([, index, scan]) => `${index ?? scan}`,
        );
      }
      throw undone;
    });
  });
  await expect(explained).rejects.toBe(undone);
  expect(plans).toMatchObject({
    sessions: ['sessions_expires_at_index', 'sessions_token_key'],
    links: ['one_time_tokens_expires_at_index', 'one_time_tokens_hash_key'],
    limits: ['rate_limits_resets_at_index', 'rate_limits_key_pk'],
    unconfirmed: expect.arrayContaining(['users_unconfirmed_index']),
  });
  expect(Object.values(plans).flat()).not.toContain('Seq Scan');
});
