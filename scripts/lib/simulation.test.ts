import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { simulationBeside, wantsSimulation } from './simulation.js';

const real = { STRIPE_SECRET_KEY: 'sk_live_x' };

test.each([
  [{}, true],
  [{ STRIPE_SECRET_KEY: '' }, true],
  [real, false],
  [{ STRIPE_API_URL: 'http://127.0.0.1:4000' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }, true],
  [{ NODE_ENV: 'production', ALLOW_EMBEDDED: '1', ...real }, false],
  [{ APP_URL: 'https://artesa.example' }, false],
  [{ APP_URL: 'artesa.example' }, false],
  [{ NODE_ENV: 'production', ALLOW_EMBEDDED: '1', APP_URL: 'https://artesa.example' }, false],
  [{ HOST: '192.0.2.7' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ APP_URL: 'http://[::1]:3000' }, true],
  [{ HOST: '0.0.0.0', APP_URL: 'http://192.0.2.7:3000', ALLOW_LAN: '1' }, true],
])('with %j payment is simulated: %s', (env, expected) => {
  expect(wantsSimulation(env)).toBe(expected);
});

test('it takes the next port, or another one, and keys that nobody had before', async () => {
  const holder = createServer().listen(0);
  onTestFinished(() => void holder.close());
  await once(holder, 'listening');
  const address = holder.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  const [one, other] = [await simulationBeside(taken - 1), await simulationBeside(taken - 1)];
  expect(one.env.SIMULATION_PORT).not.toBe(String(taken));
  expect(one.serverEnv.STRIPE_API_URL).toBe(`http://127.0.0.1:${one.env.SIMULATION_PORT}`);
  expect(one.env.SIMULATION_WEBHOOK_URL).toBe(`http://127.0.0.1:${taken - 1}/api/billing/webhook`);
  expect(one.env.STRIPE_SECRET_KEY).toBe(one.serverEnv.STRIPE_SECRET_KEY);
  expect(one.env.STRIPE_SECRET_KEY).not.toBe(other.env.STRIPE_SECRET_KEY);
});

test.each([
  [{}, '127.0.0.1', '127.0.0.1', 'localhost'],
  [{ HOST: 'localhost' }, '127.0.0.1', '127.0.0.1', 'localhost'],
  [{ HOST: '192.0.2.7' }, '192.0.2.7', '192.0.2.7', '192.0.2.7'],
  [{ HOST: '::1' }, '::1', '[::1]', '[::1]'],
  [{ HOST: '0.0.0.0', APP_URL: 'http://192.0.2.7:3000' }, '0.0.0.0', '127.0.0.1', '192.0.2.7'],
  [
    { NODE_ENV: 'production', APP_URL: 'https://artesa.example' },
    '0.0.0.0',
    '127.0.0.1',
    'artesa.example',
  ],
])(
  'with %j it listens on %s, is asked at %s and its pages open at %s',
  async (variables, listen, reach, page) => {
    const { env, serverEnv } = await simulationBeside(3000, variables);
    expect(env.SIMULATION_HOST).toBe(listen);
    expect(new URL(serverEnv.STRIPE_API_URL).hostname).toBe(reach);
    expect(env.SIMULATION_WEBHOOK_URL).toBe(`http://${reach}:3000/api/billing/webhook`);
    expect(new URL(env.SIMULATION_URL).hostname).toBe(page);
  },
);
