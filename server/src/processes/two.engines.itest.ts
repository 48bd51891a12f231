import { expect, test } from 'vitest';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { signInAt } from '../testing/sign-in.ts';
import { spawnServer } from '../testing/spawn-server.ts';
import { createClient } from '../testing/test-client.ts';
import { engine } from '../testing/test-database.ts';
import { nextUser, watchEvents } from '../testing/test-event-stream.ts';
import { newProfile } from '../testing/test-server.ts';

test.runIf(engine === 'postgres')(
  'two processes on one PostgreSQL share sessions, events and limits',
  async () => {
    const { RATE_LIMITS: _, ...variables } = variablesFor(await scratchForTest());
    const first = await spawnServer(variables);
    const second = await spawnServer(variables);
    await Promise.all([first.up(), second.up()]);
    const profile = newProfile();
    const browser = await signInAt(first.origin, profile);
    const headers = { cookie: browser.cookie() };
    const atSecond = (method: string, path: string) =>
      createClient(second.origin).call(method, path, undefined, { headers });

    const stream = await watchEvents(second.origin, browser.cookie());
    await browser.call('PATCH', '/api/me', { name: 'Ana Braga' });
    await nextUser(stream, { name: 'Ana Braga' });
    expect(await atSecond('GET', '/api/me')).toMatchObject({ body: { name: 'Ana Braga' } });
    await browser.call('POST', '/api/auth/sign-out-everywhere');
    await stream.next('signed-out');
    await stream.ended();
    expect((await atSecond('GET', '/api/me')).status).toBe(401);

    const tries: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const { origin } = n % 2 ? first : second;
      const forged = { 'x-forwarded-for': `203.0.113.${n}` };
      const body = { email: profile.email, password: 'não é esta' };
      const path = '/api/auth/sign-in/email';
      tries.push((await createClient(origin).call('POST', path, body, { headers: forged })).status);
    }
    // The login that began the test came from a known device, which counts on its own.
    expect(tries).toEqual([...Array(10).fill(401), 429, 429]);
  },
);
