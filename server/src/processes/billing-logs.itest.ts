import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { signatureHeader, signed } from '../testing/billing.ts';
import { freePort } from '../testing/free-port.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { signInAt } from '../testing/sign-in.ts';
import { startSimulation } from '../testing/simulation.ts';
import { spawnServer } from '../testing/spawn-server.ts';
import { newProfile } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';

const profile = newProfile({ name: 'Benedita Quaresma', email: 'benedita@example.com' });

test('payments leave nothing about anybody in the log, and one line about who is not ours', async () => {
  const port = await freePort();
  const webhookUrl = `http://127.0.0.1:${port}/api/billing/webhook`;
  const simulation = await startSimulation({ SIMULATION_WEBHOOK_URL: webhookUrl });
  onTestFinished(() => simulation.stop());
  const { secretKey, webhookSecret } = simulation.settings;
  const server = await spawnServer({
    ...variablesFor(await scratchForTest()),
    PORT: String(port),
    LOG_LEVEL: 'debug',
    ...simulation.variables,
  });
  await server.up();
  const browser = await signInAt(server.origin, profile);
  const me = async () => (await browser.call<Me>('GET', '/api/me')).body;
  const { id } = await me();
  const checkout = () =>
    browser.call<{ url: string }>('POST', '/api/billing/checkout', { planType: 'annual' });
  const becomes = (plan: string) => waitFor(plan, async () => (await me()).plan === plan);

  for (const answers of ['error', 'no_url'] as const) {
    await simulation.behave({ answers });
    expect((await checkout()).status).toBe(502);
  }
  await simulation.behave({ answers: 'normal' });
  const { url } = (await checkout()).body;
  await simulation.press(`${url}/pay`);
  await becomes('pro');
  const { subscriptions, customers } = await simulation.read();
  const [subscription = ''] = Object.keys(subscriptions);
  const [customer = ''] = Object.keys(customers);
  const portal = await browser.call<{ url: string }>('POST', '/api/billing/portal');
  expect(portal.status).toBe(200);

  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'invoice.paid',
    data: { object: { object: 'invoice', customer: 'cus_de_outra_loja', email: profile.email } },
  });
  const deliver = (secret: string) =>
    fetch(webhookUrl, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json',
        ...signed(payload, secret),
      },
    });
  expect((await deliver('whsec_de_outra_pessoa')).status).toBe(400);
  expect((await deliver(webhookSecret)).status).toBe(200);

  await simulation.press(`/subscriptions/${subscription}/refund`);
  await becomes('free');
  const { status, headers } = await browser.call('DELETE', '/api/me', {
    password: profile.password,
  });
  expect(status).toBe(204);
  await waitFor('the end at the provider', async () => {
    return (await simulation.read()).customers[customer]?.deleted;
  });
  const requestId = headers.get('x-request-id') ?? 'none';
  await waitFor('the last line', async () => server.stderr().includes(requestId));

  const lines = server.stderr().split('\n');
  const unknown = lines.filter((line) => line.includes('webhook about an unknown customer'));
  expect(unknown.filter((line) => line.includes('invoice.paid'))).toHaveLength(1);
  expect(server.stderr()).toContain('webhook refused');
  const refused = lines.find((line) => line.includes('"msg":"payment provider"')) ?? '{}';
  expect(JSON.parse(refused)).toMatchObject({
    err: [
      { name: 'PaymentError', message: 'the payment provider' },
      { statusCode: 500, requestId: expect.stringMatching(/^req_\w+$/) },
    ],
  });
  const pages = [url, portal.body.url].map((page) => page.split('/').at(-1) ?? '');
  const personal = ['benedita', 'quaresma', 'agulha', id, 'cus_', subscription, ...pages];
  for (const each of [...personal, secretKey, webhookSecret, 'whsec_', signatureHeader]) {
    expect(each.length).toBeGreaterThan(3);
    expect(server.stderr().toLowerCase()).not.toContain(each.toLowerCase());
  }
});
