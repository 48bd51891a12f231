import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Me } from '#core/account/account-schemas.ts';
import { freePort } from '../testing/free-port.ts';
import { scratchForTest } from '../testing/scratch.ts';
import { startSimulation } from '../testing/simulation.ts';
import { startTestServer } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';

/** Asks under a name of our choice, as `fetch` does not let one. */
async function statusAt(url: string, host: string) {
  const [answer] = await once(get(url, { headers: { host } }), 'response');
  return (answer as IncomingMessage).resume().statusCode;
}

test('the simulated provider restarts with its subscriptions and what it still has to tell', async () => {
  const scratch = await scratchForTest();
  const port = await freePort();
  const variables = {
    SIMULATION_PORT: String(port),
    SIMULATION_FILE: join(scratch.dataDir, 'simulation.json'),
    SIMULATION_WEBHOOK_URL: `http://127.0.0.1:${await freePort()}/api/billing/webhook`,
  };
  const first = await startSimulation(variables);
  const server = await startTestServer({ paymentSettings: first.settings }, { scratch });
  onTestFinished(() => server.stop());
  const browser = await server.signedIn();
  const { body } = await browser.call<{ url: string }>('POST', '/api/billing/checkout', {
    planType: 'monthly',
  });
  await first.press(`${body.url}/pay`);
  await waitFor('the first vain try', async () =>
    (await first.read()).events.every(({ attempts }) => attempts > 0),
  );
  expect((await browser.call<Me>('GET', '/api/me')).body.plan).toBe('free');
  await first.stop();

  const second = await startSimulation({
    ...variables,
    SIMULATION_WEBHOOK_URL: `${server.origin}/api/billing/webhook`,
  });
  onTestFinished(() => second.stop());
  await waitFor('the plan', async () => {
    return (await browser.call<Me>('GET', '/api/me')).body.plan === 'pro';
  });
  const portal = await browser.call('POST', '/api/billing/portal');
  expect(portal.status).toBe(200);
});

test('every page of the simulation says what it is, and loads nothing from elsewhere', async () => {
  const simulation = await startSimulation();
  onTestFinished(() => simulation.stop());
  for (const path of ['/', '/pay/unknown', '/portal/unknown']) {
    const answer = await fetch(simulation.url + path);
    expect(await answer.text()).toContain('Simulação de pagamento: nenhum valor é cobrado');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  const call = await fetch(`${simulation.url}/v1/subscriptions`);
  expect(call.status).toBe(401);
  for (const path of ['/', '/style.css', '/simulation']) {
    expect(await statusAt(simulation.url + path, 'outro.example')).toBe(421);
  }
});
