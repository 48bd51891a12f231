import { expect, onTestFinished, test } from 'vitest';
import { scratchForTest } from '../../testing/scratch.ts';
import { engine } from '../../testing/test-database.ts';
import { newProfile, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { rateLimits } from './rate-limits.ts';

/** Servers with the limits that people meet, on one database. */
async function start(count: number): Promise<TestServer[]> {
  const scratch = await scratchForTest();
  const servers: TestServer[] = [];
  onTestFinished(async () => {
    for (const server of servers) await server.stop();
  });
  while (servers.length < count) servers.push(await startTestServer({ rateLimits }, { scratch }));
  return servers;
}

/**
 * Of thirty tries to sign in, made at once to one server after the other, ten are heard; fewer where
 * a busy machine leaves some without a connection.
 */
async function expectTenHeard(servers: TestServer[]): Promise<void> {
  const { email } = newProfile();
  const body = { email, password: 'não é esta' };
  const tries = Array.from({ length: 30 }, (_, index) =>
    servers[index % servers.length]?.client().call('POST', '/api/auth/sign-in/email', body),
  );
  const statuses = (await Promise.all(tries)).map((answer) => answer?.status);
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  expect(count(401)).toBeLessThanOrEqual(10);
  expect(count(401) + count(503)).toBeGreaterThanOrEqual(10);
  expect(count(401) + count(503) + count(429)).toBe(30);
}

test('of many tries at once, no more pass than the limit', async () => {
  await expectTenHeard(await start(1));
});

test.runIf(engine === 'postgres')('limits hold across two processes', async () => {
  await expectTenHeard(await start(2));
});
