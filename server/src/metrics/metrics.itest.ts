import { expect, onTestFinished, test } from 'vitest';
import { type ApiDocument, operationsOf } from '../testing/api-contract.ts';
import { failAtOnce } from '../testing/fail-at-once.ts';
import { freePort } from '../testing/free-port.ts';
import { outsideAddress } from '../testing/own-addresses.ts';
import { openEvents } from '../testing/test-event-stream.ts';
import { newProfile, startTestServer } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';

/** A server with a port for its figures, and no mail server to send to. */
async function startMeasured() {
  const [port, metricsPort, mailPort] = [await freePort(), await freePort(), await freePort()];
  const server = await startTestServer({
    port,
    appUrl: `http://127.0.0.1:${port}`,
    metrics: { hosts: ['127.0.0.1'], port: metricsPort },
    smtpUrl: `smtp://127.0.0.1:${mailPort}`,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.stop());
  onTestFinished(stop);
  const address = (host = '127.0.0.1') => `http://${host}:${metricsPort}/metrics`;
  return { ...server, stop, address };
}

test('figures are on a port of their own, and name nobody', async () => {
  const server = await startMeasured();
  const { userId, browser } = await server.newUser();
  const stream = await openEvents(server.origin, browser.cookie());
  const { body: me } = await browser.call<{ email: string }>('GET', '/api/me');
  const { body: material } = await browser.call<{ id: string }>('POST', '/api/materials', {
    name: 'Retalho de chita',
    unitPrice: 5,
  });
  const unseen = [`/api/products/${material.id}`, `/api/nada/${me.email}`, `/${me.email}?q=chita`];
  for (const path of unseen) expect((await browser.call('GET', path)).status).toBe(404);
  await fetch(`${server.origin}/api/me`, { method: 'PROPFIND' });
  const { body: document } = await browser.call<ApiDocument>('GET', '/api/openapi.json');
  // The figures themselves are nothing that a proxy would let out.
  expect((await browser.call('GET', '/metrics')).status).toBe(404);

  const answer = await fetch(server.address());
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  const labels = (name: string) =>
    new Set(Array.from(text.matchAll(new RegExp(` ?${name}="([^"]*)"`, 'g')), ([, each]) => each));
  const declared = Array.from(operationsOf(document).keys(), (call) => call.split(' ')[1]);
  const known = new Set([...declared, '/api/openapi.json', '*']);
  expect([...labels('route')].filter((route) => !known.has(route))).toEqual([]);
  expect(labels('route')).toContain('/api/products/{id}');
  expect([...labels('method')].sort()).toEqual(['GET', 'POST', 'other']);
  expect(text).toContain('{method="POST",route="/api/materials",status="201"} 1');
  expect(text).toContain('\nartesa_streams 1\n');
  expect(text).toContain('artesa_check{check="database"} 1');
  expect(text).toContain('artesa_check{check="jobs"} 1');
  if (server.services.db.engine === 'postgres') {
    expect(text).toMatch(/artesa_pool_connections\{pool="app",state="idle"\} [1-9]/);
  }
  for (const personal of [userId, material.id, me.email, 'ana', 'chita', 'nada']) {
    expect(text).not.toContain(personal);
  }

  expect((await fetch(`${server.address()}/mais`)).status).toBe(404);
  expect((await fetch(server.address(), { method: 'POST' })).status).toBe(404);
  if (outsideAddress) await expect(fetch(server.address(outsideAddress))).rejects.toThrow();
  expect(stream.response.status).toBe(200);
  await server.stop();
  await expect(fetch(server.address())).rejects.toThrow('fetch failed');
});

test('an email that waits is a figure, and so is one that was given up', async () => {
  const server = await startMeasured();
  const { failedJobs } = server.services;
  const register = () => server.client().call('POST', '/api/auth/sign-up/email', newProfile());
  await register();
  await waitFor('a try in vain', async () => {
    const { rows } = await server.services.db.auth.execute(
      `select 1 from pgboss.job where name = 'mail' and state = 'retry'`,
    );
    return rows.length > 0;
  });
  await failAtOnce(server, 'mail');
  await register();
  await waitFor('the other to be given up', async () => (await failedJobs.list()).length > 0);
  const text = await (await fetch(server.address())).text();
  expect(text).toContain('artesa_jobs{queue="mail",state="retrying"} 1');
  expect(text).toContain('artesa_jobs{queue="mail",state="failed"} 1');
  expect(text).toMatch(/artesa_jobs_oldest_seconds\{queue="mail",state="retrying"\} [\d.e-]+\n/);
  // Nothing ran yet: the nights are counted from the day on which the queue was made.
  const [, run] = /^artesa_backup_run_timestamp_seconds (\S+)/m.exec(text) ?? [];
  expect(Math.abs(Date.now() / 1_000 - Number(run))).toBeLessThan(24 * 3_600);
});
