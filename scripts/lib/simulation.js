import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { inRoot, root } from './paths.js';

const keys = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
];

/**
 * Whether payment is to be simulated: when nothing of it is configured. In production only for
 * whoever accepts local substitutes; otherwise the server itself says what is missing.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export function wantsSimulation(env = process.env) {
  if (env.NODE_ENV === 'production' && env.ALLOW_EMBEDDED !== '1') return false;
  return keys.every((key) => !env[key]) && !env.STRIPE_API_URL;
}

/** @param {number} port @returns {Promise<boolean>} */
async function isFree(port) {
  const probe = createServer();
  try {
    await once(probe.listen(port), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

/** @returns {Promise<number>} */
async function anyFreePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * A simulated payment provider beside a server: what it is started with, and what points the server
 * at it. The keys are new at every start; what it knows is kept under DATA_DIR.
 *
 * @param {number} serverPort the port where the server takes its events; the simulation gets the one
 *   after it, or any that is free
 * @param {number} [preferredPort]
 */
export async function simulationBeside(serverPort, preferredPort = serverPort + 1) {
  const port = (await isFree(preferredPort)) ? preferredPort : await anyFreePort();
  const { hostname } = new URL(process.env.APP_URL || 'http://localhost');
  const settings = {
    STRIPE_SECRET_KEY: `sk_test_${randomBytes(24).toString('hex')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
    STRIPE_PRICE_MONTHLY: 'price_simulacao_mensal',
    STRIPE_PRICE_ANNUAL: 'price_simulacao_anual',
  };
  return {
    args: ['--disable-warning=ExperimentalWarning', inRoot('simulation', 'main.ts')],
    env: {
      ...settings,
      SIMULATION_PORT: String(port),
      SIMULATION_URL: `http://${hostname}:${port}`,
      SIMULATION_WEBHOOK_URL: `http://127.0.0.1:${serverPort}/api/billing/webhook`,
      SIMULATION_FILE: resolve(root, process.env.DATA_DIR || 'data', 'simulation.json'),
    },
    serverEnv: { ...settings, STRIPE_API_URL: `http://127.0.0.1:${port}` },
  };
}
