import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { outsideAddress } from '../testing/own-addresses.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { emptyScratchForTest, scratchForTest, variablesFor } from '../testing/scratch.ts';
import { signInAt } from '../testing/sign-in.ts';
import { type SpawnedServer, spawnServer } from '../testing/spawn-server.ts';
import { engine, type Scratch } from '../testing/test-database.ts';
import { waitFor } from '../testing/wait-for.ts';
import { waitingLocks } from '../testing/waiting-locks.ts';

const three = Array.from({ length: 3 });

test.runIf(engine === 'postgres')(
  'three processes started at once on an empty database all come up',
  async () => {
    const scratch = await emptyScratchForTest();
    const servers = await Promise.all(three.map(() => spawnServer(variablesFor(scratch))));
    await Promise.all(servers.map((server) => server.up()));
    const answers = await Promise.all(servers.map(({ origin }) => fetch(`${origin}/readyz`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(servers.map((server) => server.stderr())).toEqual(['', '', '']);
  },
);

test.runIf(engine === 'embedded')(
  'of three processes started at once on one folder one comes up, and is followed when it is dead',
  async () => {
    const scratch = await scratchForTest();
    const start = () => spawnServer(variablesFor(scratch));
    const expectRefused = async (loser: SpawnedServer, holder: SpawnedServer) => {
      expect(await loser.exited).toEqual({ code: 1, signal: null });
      expect(loser.stdout()).toBe('');
      expect(loser.stderr()).toBe(
        `O banco de dados em ${scratch.dataDir} já está aberto pelo processo ${holder.pid}. Encerre-o antes de abrir de novo.\n`,
      );
    };
    const servers = await Promise.all(three.map(start));
    const outcomes = await Promise.allSettled(servers.map((server) => server.up()));
    const [winner, ...others] = servers.filter(
      (_, index) => outcomes[index]?.status === 'fulfilled',
    );
    if (!winner) throw new Error('none came up');
    expect(others).toEqual([]);
    expect((await fetch(`${winner.origin}/readyz`)).status).toBe(200);
    for (const loser of servers) if (loser !== winner) await expectRefused(loser, winner);

    winner.kill('SIGKILL');
    await winner.exited;
    const next = await start();
    await next.up();
    await expectRefused(await start(), next);
  },
);

test('stopped or killed at any moment of its first start, it starts the next time', async () => {
  const scratch = await emptyScratchForTest();
  const moments = engine === 'embedded' ? onDisk(scratch) : await inDatabase(scratch);
  for (const [signal, isReached] of moments) {
    const ended = await spawnServer(variablesFor(scratch));
    await waitFor('the moment', isReached);
    ended.kill(signal);
    const cleanly = { code: 0, signal: null };
    expect(await ended.exited).toEqual(signal === 'SIGTERM' ? cleanly : { code: null, signal });
    expect(ended.stderr()).toBe('');
  }
  const server = await spawnServer(variablesFor(scratch));
  await server.up();
  const folders = engine === 'embedded' ? [scratch.dataDir, `${scratch.dataDir}/postgres`] : [];
  for (const folder of folders) expect(statSync(folder).mode & 0o777).toBe(0o700);
  const browser = await signInAt(server.origin);
  const saved = await browser.call('POST', '/api/products', numberedProduct(1));
  expect(saved.status).toBe(201);
});

// Some are short: on a busy machine this may look too late, and see what comes after.
type Moment = readonly ['SIGTERM' | 'SIGKILL', () => Promise<boolean>];

/** The database is begun, is half written, and is whole without a table. */
function onDisk({ dataDir }: Scratch): Moment[] {
  const isThere = (place: string) => async () =>
    [place, 'postgres'].some((each) => existsSync(join(dataDir, each)));
  return [
    ['SIGTERM', isThere('postgres.draft')],
    ['SIGKILL', isThere('postgres.draft/base')],
    ['SIGKILL', isThere('postgres')],
  ];
}

/** Another process prepares the database; this one makes the tables; there are tables and no queue. */
async function inDatabase({ databaseUrl }: Scratch): Promise<Moment[]> {
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('select pg_advisory_lock(4751983202)');
  const isWaiting = async () => (await waitingLocks(other)) === 1;
  const hasTables = async () =>
    (await other.query(`select from pg_tables where tablename = 'users'`)).rowCount === 1;
  const isMakingTables = async () => {
    await other.query('select pg_advisory_unlock_all()');
    const { rowCount } = await other.query(
      `select from pg_locks join pg_database d on d.oid = database
       where mode = 'AccessExclusiveLock' and datname = current_database()`,
    );
    return Boolean(rowCount) || (await hasTables());
  };
  return [
    ['SIGTERM', isWaiting],
    ['SIGKILL', isMakingTables],
    ['SIGKILL', hasTables],
  ];
}

test.runIf(engine === 'embedded')(
  'production with ALLOW_EMBEDDED=1 starts, and has nothing under /dev',
  async () => {
    const scratch = await scratchForTest();
    const production = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1', RATE_LIMITS: '' };
    const server = await spawnServer({ ...variablesFor(scratch), ...production });
    await server.up();
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev', '/dev/']) {
      const answer = await fetch(server.origin + path);
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    }
    expect(server.stdout()).not.toMatch(/http\S+\/dev/);
    // Without HOST production listens everywhere.
    const { origin } = new URL(server.origin.replace('127.0.0.1', outsideAddress ?? '127.0.0.1'));
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  },
);
