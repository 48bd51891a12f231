import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { inRoot, root } from './paths.js';

const keys = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
];

/**
 * Whether payment is to be simulated: when nothing of it is configured, and its pages open at this
 * computer, or in its network on purpose. In production only for whoever accepts local substitutes;
 * otherwise the server itself says what is missing.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export function wantsSimulation(env = process.env) {
  if (env.NODE_ENV === 'production' && env.ALLOW_EMBEDDED !== '1') return false;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(pageHost(env) ?? '');
  if (!isHere && env.ALLOW_LAN !== '1') return false;
  return keys.every((key) => !env[key]) && !env.STRIPE_API_URL;
}

/**
 * @param {number} port
 * @param {string} [host] all addresses without it
 * @returns {Promise<boolean>}
 */
async function isFree(port, host) {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

/**
 * Where the simulation listens, as the server does beside it, and by what name both are reached from
 * this machine.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function hostsOf({ HOST, NODE_ENV }) {
  const listen = HOST || (NODE_ENV === 'production' ? '0.0.0.0' : 'localhost');
  if (listen === 'localhost') return { listen: '127.0.0.1', reach: '127.0.0.1' };
  if (['0.0.0.0', '::'].includes(listen)) return { listen, reach: '127.0.0.1' };
  return { listen, reach: isIPv6(listen) ? `[${listen}]` : listen };
}

/**
 * The name at which browsers find the pages; undefined where the server refuses the one that is set.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function pageHost(env) {
  const { reach } = hostsOf(env);
  const url = env.APP_URL || `http://${reach}`.replace('127.0.0.1', 'localhost');
  return URL.canParse(url) ? new URL(url).hostname : undefined;
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
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function simulationBeside(serverPort, env = process.env) {
  const { listen, reach } = hostsOf(env);
  const next = serverPort + 1;
  // Some systems lend a port of one address to whoever asks for all of them.
  const port = (await isFree(next)) && (await isFree(next, listen)) ? next : await anyFreePort();
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
      SIMULATION_HOST: listen,
      SIMULATION_PORT: String(port),
      SIMULATION_URL: `http://${pageHost(env)}:${port}`,
      SIMULATION_WEBHOOK_URL: `http://${reach}:${serverPort}/api/billing/webhook`,
      SIMULATION_FILE: resolve(root, env.DATA_DIR || 'data', 'simulation.json'),
    },
    serverEnv: { ...settings, STRIPE_API_URL: `http://${reach}:${port}` },
  };
}
