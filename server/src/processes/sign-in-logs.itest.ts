import { TOTP, URI } from 'otpauth';
import { expect, onTestFinished, test } from 'vitest';
import { callbackPath } from '../features/google/identity-provider.ts';
import { freePort } from '../testing/free-port.ts';
import { startOpenIdProvider } from '../testing/openid-provider.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { signInAt } from '../testing/sign-in.ts';
import { spawnServer } from '../testing/spawn-server.ts';
import { createClient } from '../testing/test-client.ts';
import { watchEvents } from '../testing/test-event-stream.ts';
import { newProfile } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';

const profile = newProfile({ name: 'Benedita Quaresma', email: 'benedita@example.com' });
const visitor = { name: 'Josefa Andrade', email: 'josefa@example.com', email_verified: true };

test('second factor, Google and events leave nothing about anybody in the log', async () => {
  const port = await freePort();
  const provider = await startOpenIdProvider(`http://localhost:${port}`);
  onTestFinished(() => provider.close());
  const { clientId, clientSecret, issuer } = provider.google;
  const server = await spawnServer({
    ...variablesFor(await scratchForTest()),
    PORT: String(port),
    LOG_LEVEL: 'debug',
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer,
  });
  await server.up();
  const secrets: string[] = [clientSecret];

  const browser = await signInAt(server.origin, profile);
  const { email, password } = profile;
  const events = await watchEvents(server.origin, browser.cookie());
  type Setup = { uri: string; secret: string };
  const setup = await browser.call<Setup>('POST', '/api/me/two-factor', { password });
  const app = URI.parse(setup.body.uri);
  if (!(app instanceof TOTP)) throw new Error('no TOTP');
  const code = app.generate();
  type Codes = { recoveryCodes: string[] };
  const confirmed = await browser.call<Codes>('POST', '/api/me/two-factor/confirm', { code });
  secrets.push(setup.body.secret, ...confirmed.body.recoveryCodes);
  await browser.call('POST', '/api/auth/sign-in/email', { email, password });
  const [recoveryCode] = confirmed.body.recoveryCodes;
  for (const body of [{ code }, { recoveryCode: 'aaaaa-aaaaa' }, { recoveryCode }]) {
    await browser.call('POST', '/api/auth/sign-in/two-factor', body);
  }
  await browser.call('POST', '/api/auth/sign-out');
  events.leave();

  const guest = createClient(server.origin);
  const begin = await guest.call<{ url: string }>('POST', '/api/auth/sign-in/google', {});
  const path = await provider.visit(begin.body.url, 'sujeito-do-google', visitor);
  const query = new URLSearchParams(path.replace(/.*\?/, ''));
  secrets.push(query.get('code') ?? '', query.get('state') ?? '', 'sujeito-do-google');
  const arrive = async (where: string) =>
    (await guest.call('GET', where, undefined, { redirect: 'manual' })).headers;
  expect((await arrive(path)).get('location')).toBe('/auth?notice=confirmation_sent');
  // Again, with what was used up, so that the provider refuses it.
  await guest.call('POST', '/api/auth/sign-in/google', {});
  query.set('error', 'server_error');
  query.set('error_description', 'descrição da falha');
  const last = await arrive(`${callbackPath}?${query}`);
  expect(last.get('location')).toBe('/auth?error=google_sign_in_failed');

  const requestId = last.get('x-request-id') ?? 'none';
  const isLast = (line: string) => line.includes(requestId) && line.includes('"msg":"request"');
  await waitFor('the last line', async () => server.stderr().split('\n').some(isLast));
  expect(server.stderr()).toContain('"msg":"google"');
  expect(server.stderr()).toContain('"code":"google_sign_in_failed"');
  expect(server.stderr()).not.toMatch(new RegExp(`\\b${code}\\b`));
  const personal = ['benedita', 'quaresma', 'josefa', 'andrade', 'agulha', 'descrição'];
  for (const each of [...personal, ...secrets]) {
    expect(each.length).toBeGreaterThan(5);
    expect(server.stderr().toLowerCase()).not.toContain(each.toLowerCase());
  }
});
