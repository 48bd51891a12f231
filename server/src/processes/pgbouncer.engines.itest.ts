import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Database, UserId } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { putOnPlan } from '../testing/add-account.ts';
import { freePort } from '../testing/free-port.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { signInAt } from '../testing/sign-in.ts';
import { refusal, spawnServer } from '../testing/spawn-server.ts';
import { createClient } from '../testing/test-client.ts';
import { engine } from '../testing/test-database.ts';
import { watchEvents } from '../testing/test-event-stream.ts';
import { waitFor } from '../testing/wait-for.ts';

/** Where `npm test` found PgBouncer; without it what needs one is skipped. */
const pgbouncerPath = process.env.PGBOUNCER_PATH;

/**
 * A PgBouncer in transaction mode with ten connections to the server, until the test is over.
 *
 * @param databaseUrl the database behind it
 * @returns the address of the same database through it
 */
async function startPgbouncer(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'artesa-pgbouncer-'));
  const password = decodeURIComponent(url.password);
  const server = {
    host: url.hostname,
    port: url.port || '5432',
    user: decodeURIComponent(url.username),
    ...(password && { password }),
  };
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 10,
    max_client_conn: 500,
  };
  const file = join(folder, 'pgbouncer.ini');
  const lines = ['[databases]', `* = ${pairs(server, ' ')}`, '[pgbouncer]', pairs(settings, '\n')];
  writeFileSync(file, lines.join('\n'));
  // It gives up root's rights, and may read the file again after that.
  chmodSync(folder, 0o755);
  const asRoot = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn(pgbouncerPath ?? '', [...asRoot, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  await waitFor('PgBouncer to come up', async () => output.includes('process up'));
  url.host = `127.0.0.1:${port}`;
  return url.href;
}

const pairs = (entries: object, separator: string) =>
  Object.entries(entries)
    .map(([name, value]) => `${name} = ${value}`)
    .join(separator);

const thereIsOne = engine === 'postgres' && pgbouncerPath !== undefined;

describe.runIf(thereIsOne)('behind a PgBouncer in transaction mode, with ten connections', () => {
  test('two processes serve everybody, and nobody sees another', async () => {
    const scratch = await scratchForTest();
    const direct = scratch.databaseUrl ?? '';
    const pooled = await startPgbouncer(direct);
    const addresses = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct };
    const variables = { ...variablesFor(scratch), ...addresses };
    const servers = [await spawnServer(variables), await spawnServer(variables)] as const;
    await Promise.all(servers.map((each) => each.up()));
    const [first, second] = servers;
    const db = openPostgres(pooled, () => {});
    onTestFinished(() => db.close());

    const ana = await signInAt(first.origin);
    const bia = await signInAt(second.origin);
    const { body: me } = await ana.call<Me>('GET', '/api/me');
    await putOnPlan(db, me, 'pro');
    const anaAtSecond = createClient(second.origin);
    const call = <T>(method: string, path: string, body?: unknown) =>
      anaAtSecond.call<T>(method, path, body, { headers: { cookie: ana.cookie() } });

    const stream = await watchEvents(second.origin, ana.cookie());
    const made = await ana.call<Product>('POST', '/api/products', numberedProduct(1));
    expect(made.status).toBe(201);
    const { id } = made.body;
    await stream.next('changed', (change) => (change as { id: string }).id === id);
    expect((await call<Product>('GET', `/api/products/${id}`)).body).toEqual(made.body);
    const changed = { ...numberedProduct(1), name: 'Caneca' };
    expect((await call('PUT', `/api/products/${id}`, changed)).status).toBe(200);
    expect((await ana.call('DELETE', `/api/products/${id}`)).status).toBe(204);
    expect((await call('POST', `/api/products/${id}/restore`)).status).toBe(200);
    expect(await call('GET', '/api/reports')).toMatchObject({ body: { totalProducts: 1 } });
    expect((await bia.call('GET', `/api/products/${id}`)).status).toBe(404);

    const lists = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        n % 2 ? call<object>('GET', '/api/products') : bia.call<object>('GET', '/api/products'),
      ),
    );
    const seen = new Set(lists.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
    expect(seen.size).toBe(2);
    expect(lists.map(({ status }) => status)).toEqual(lists.map(() => 200));

    const { body: other } = await bia.call<Me>('GET', '/api/me');
    await ana.call('POST', '/api/auth/sign-out-everywhere');
    await stream.next('signed-out');
    await expectTenancy(db, me.id as UserId, other.id as UserId);
  });

  test('without an address past it, it is refused in one line', async () => {
    const scratch = await scratchForTest();
    const pooled = await startPgbouncer(scratch.databaseUrl ?? '');
    expect(await refusal({ ...variablesFor(scratch), DATABASE_URL: pooled })).toBe(
      'DATABASE_URL passa por um intermediário de conexões: aponte DATABASE_DIRECT_URL para o próprio PostgreSQL.',
    );
  });
});

/** Transactions of both users in turns over the same few connections, with no filter of their own. */
async function expectTenancy(db: Database, ana: UserId, bia: UserId): Promise<void> {
  const owners = sql`select current_user::text as role, array_agg(user_id::text) as of from products`;
  const all = Array.from({ length: 100 }, (_, n) =>
    db.asUser(n % 2 ? ana : bia, async (tx) => (await tx.execute(owners)).rows),
  );
  for (const [n, rows] of (await Promise.all(all)).entries()) {
    expect(rows).toEqual([{ role: 'artesa_app', of: n % 2 ? [ana] : null }]);
  }
  const { rows } = await db.auth.execute(sql`select user_id from products`);
  expect(rows).toEqual([]);
  const asAuth = db.auth.execute(sql`select name from products`);
  await expect(asAuth).rejects.toMatchObject({ cause: { code: '42501' } });
}
