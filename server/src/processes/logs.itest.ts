import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { signInAt } from '../testing/sign-in.ts';
import { childSecret, spawnServer } from '../testing/spawn-server.ts';
import { newProfile } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';

const lineSchema = z.looseObject({
  level: z.string(),
  time: z.iso.datetime(),
  pid: z.number(),
  msg: z.string(),
  requestId: z.string().optional(),
  route: z.string().optional(),
  status: z.number().optional(),
  ms: z.number().optional(),
});

const profile = newProfile({
  name: 'Benedita Quaresma',
  email: 'benedita.quaresma@example.com',
  password: 'uma senha que ninguém vê',
});
const product = {
  name: 'Boneca Emília',
  craftCategory: 'croche',
  productionTime: 7.77,
  fixedCosts: 88.88,
  marginPercentage: 111.11,
  hourlyRate: 33.33,
  materials: [{ name: 'Retalho de chita', quantity: 4.44, unitPrice: 55.55 }],
};

test('the log tells every request by its id, and nothing about anybody', async () => {
  const scratch = await scratchForTest();
  const server = await spawnServer({ ...variablesFor(scratch), LOG_LEVEL: 'debug' });
  await server.up();
  const ids: (string | null)[] = [];
  const cookies: string[] = [];
  const browser = await signInAt(server.origin, profile);
  const call = async (status: number, ...args: Parameters<typeof browser.call>) => {
    const answer = await browser.call(...args);
    expect({ args, status: answer.status }).toEqual({ args, status });
    ids.push(answer.headers.get('x-request-id'));
    cookies.push(
      ...answer.headers.getSetCookie().map((cookie) => /=([^.;]*)/.exec(cookie)?.[1] ?? ''),
    );
  };
  const { email, password } = profile;
  const signIn = '/api/auth/sign-in/email';
  await call(200, 'POST', signIn, { email, password });
  await call(401, 'POST', signIn, { email, password: 'uma senha errada' });
  await call(401, 'POST', signIn, { email: 'ninguem@example.com', password });
  await call(409, 'POST', '/api/auth/sign-up/email', profile);
  await call(400, 'POST', '/api/auth/confirm-email', { token: 'segredo-do-link' });
  const newPassword = 'uma senha ainda não vista';
  await call(404, 'POST', '/api/auth/request-password-reset', { email: 'ninguem@example.com' });
  await call(202, 'POST', '/api/auth/request-password-reset', { email });
  await call(400, 'POST', '/api/auth/reset-password', { token: 'segredo-do-link', newPassword });
  await call(200, 'PATCH', '/api/me', { name: 'Benedita Quaresma da Silva' });
  await call(202, 'POST', '/api/me/email', { email: 'quaresma.nova@example.com', password });
  await call(403, 'POST', '/api/me/password', { currentPassword: 'uma senha errada', newPassword });
  await call(200, 'GET', '/api/me/sessions');
  await call(404, 'DELETE', '/api/me/sessions/segredo-do-link');
  await call(403, 'DELETE', '/api/me', { password: 'uma senha errada' });
  await call(201, 'POST', '/api/products', product);
  await call(422, 'POST', '/api/products', { ...product, productionTime: -1, campoSecreto: 1 });
  await call(400, 'POST', '/api/products', '{"name":"Boneca Emília');
  await call(404, 'GET', '/api/products/boneca-emilia?busca=chita');
  await call(404, 'GET', '/api/nada/boneca-emilia');
  const message = { name: profile.name, email, subject: 'Tear manual', message: 'Fiapo de lã' };
  await call(202, 'POST', '/api/support', message);
  await call(422, 'POST', '/api/support', { ...message, subject: 'Tear\nmanual' });
  await hangUpInTheMiddle(server.port);

  // Two errors that nobody expected, each with somebody's data in its message.
  writeFileSync(`${scratch.dataDir}/mailbox/half.json`, 'Retalho de chita');
  await call(500, 'GET', '/dev/mailbox.json');
  if (scratch.databaseUrl) {
    await breakMaterials(scratch.databaseUrl);
    await call(500, 'POST', '/api/products', product);
  }

  const lines = () =>
    server
      .stderr()
      .trimEnd()
      .split('\n')
      .map((line) => lineSchema.parse(JSON.parse(line)));
  const requests = await waitFor('a line for each request', async () => {
    const told = lines().filter(({ msg }) => msg === 'request');
    return ids.every((id) => told.some(({ requestId }) => requestId === id)) && told;
  });
  expect(new Set(ids).size).toBe(ids.length);
  expect(requests.find(({ requestId }) => requestId === ids[14])).toMatchObject({
    method: 'POST',
    route: '/api/products',
    status: 201,
  });
  const failures = lines().filter(({ level }) => level === 'error');
  const failed = failures.map(({ requestId }) => requestId);
  expect(failed).toEqual(ids.slice(scratch.databaseUrl ? -2 : -1));
  expect(JSON.stringify(failures)).toContain('frames');

  expect(cookies.length).toBeGreaterThan(0);
  // Without the times, which are numbers that may look like any other.
  const logged = JSON.stringify(lines().map(({ time: _time, ms: _ms, ...rest }) => rest));
  for (const secret of [
    ...[email, 'benedita', 'quaresma', 'ninguem', password, 'senha', childSecret],
    ...['segredo-do-link', 'boneca', 'emília', 'emilia', 'retalho', 'chita', 'busca', 'secreto'],
    ...['tear', 'fiapo'],
    ...['7.77', '88.88', '111.11', '33.33', '4.44', '55.55', 'params', 'insert into'],
    ...cookies.filter((value) => value.length > 8),
  ]) {
    expect(logged.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});

/** So that a client that goes away is not taken for an error of ours. */
async function hangUpInTheMiddle(port: number): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'content-length': 100,
    expect: '100-continue',
  };
  const call = request({ port, method: 'POST', path: '/api/auth/sign-in/email', headers });
  call.on('error', () => {}).flushHeaders();
  await once(call, 'continue');
  call.write('{"email":"benedita.quaresma@');
  const closed = new Promise((resolve) => call.on('close', resolve));
  call.destroy();
  await closed;
}

async function breakMaterials(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('alter table materials rename to gone');
}
