import { beforeAll, expect, test } from 'vitest';
import { createClient } from '../../testing/test-client.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

async function landing(cookie: string) {
  const { status, headers } = await createClient(server.origin).call('GET', '/', undefined, {
    redirect: 'manual',
    headers: cookie ? { cookie } : {},
  });
  const leadsTo = headers.get('location');
  const kept = headers.get('cache-control');
  return { status, leadsTo, kept, vary: headers.get('vary')?.toLowerCase() };
}

const shown = { leadsTo: null, vary: expect.stringContaining('cookie') };

test('a live session leads from the landing page to the dashboard, and no cache keeps that', async () => {
  const browser = await server.signedIn();
  expect(await landing(browser.cookie())).toEqual({
    status: 302,
    leadsTo: '/dashboard',
    kept: 'no-store',
    vary: 'cookie',
  });
});

test('a visitor is shown the landing page', async () => {
  expect(await landing('')).toMatchObject(shown);
});

test('a session that has ended, or was never one, counts for nothing', async () => {
  const browser = await server.signedIn();
  const dead = browser.cookie();
  await browser.call('POST', '/api/auth/sign-out');
  expect(await landing(dead)).toMatchObject(shown);
  const [name = ''] = dead.split('=');
  expect(await landing(`${name}=forged.signature`)).toMatchObject(shown);
});
