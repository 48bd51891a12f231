import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import type { LastChanges } from '#core/kinds/change-notices.ts';
import { scratchForTest } from '../../testing/scratch.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { engine } from '../../testing/test-database.ts';
import { nextUser, watchEvents } from '../../testing/test-event-stream.ts';
import { startTestServer } from '../../testing/test-server.ts';

/** Two people with a stream each, on a server whose connection to the database can be cut. */
async function behindProxy() {
  const scratch = await scratchForTest();
  const direct = new pg.Client({ connectionString: scratch.databaseUrl });
  await direct.connect();
  onTestFinished(() => direct.end());
  const url = new URL(scratch.databaseUrl ?? '');
  const proxy = await startTcpProxy(Number(url.port || 5432));
  onTestFinished(() => proxy.close());
  url.host = `127.0.0.1:${proxy.port}`;
  const server = await startTestServer({ databaseUrl: url.href }, { scratch });
  onTestFinished(() => server.stop());
  const open = async () => {
    const browser = await server.signedIn();
    const { id } = (await browser.call<Me>('GET', '/api/me')).body;
    return { id, events: await watchEvents(server.origin, browser.cookie()) };
  };
  return { server, direct, proxy, ana: await open(), bia: await open() };
}

test.runIf(engine === 'postgres').each([
  ['goes away', 'cut'],
  ['stops answering', 'freeze'],
] as const)(
  'when the database %s and comes back, every stream learns what it missed, and goes on',
  async (_what, outage) => {
    const { server, direct, proxy, ana, bia } = await behindProxy();
    await proxy[outage]();
    await direct.query("update users set plan = 'pro' where id = $1", [ana.id]);
    await direct.query('delete from sessions where user_id = $1', [bia.id]);
    await direct.query(
      "insert into user_materials (user_id, id, name, unit_price) values ($1, $1, 'Argila', 1)",
      [ana.id],
    );
    expect((await server.client().call('GET', '/readyz')).status).toBe(503);
    await proxy.restore();
    await nextUser(ana.events, { plan: 'pro' });
    const heardOf = (data: unknown) => (data as LastChanges).material !== null;
    await ana.events.next('rows', heardOf);
    await bia.events.next('signed-out');
    await bia.events.ended();
    await server.services.db.auth.execute(
      sql`update users set name = 'De volta' where id = ${ana.id}`,
    );
    await nextUser(ana.events, { name: 'De volta' });
  },
);
