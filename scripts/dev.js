import './lib/check-node.js';
import { installIfStale } from './lib/install.js';
import { inRoot } from './lib/paths.js';
import { pinnedNode } from './lib/pinned-node.js';
import { PlainError, runMain } from './lib/plain-error.js';
import { start } from './lib/run.js';
import { simulationBeside, wantsSimulation } from './lib/simulation.js';

/** @returns {number} where the browser goes; the API listens on the next one */
function publicPort() {
  const port = Number(process.env.PORT ?? 3000);
  if (Number.isInteger(port) && port > 0 && port < 65535) return port;
  throw new PlainError('PORT precisa ser um número entre 1 e 65534.');
}

await runMain(async () => {
  await installIfStale('start');
  const port = publicPort();
  const apiPort = port + 1;
  const env = {
    NODE_ENV: 'development',
    APP_URL: process.env.APP_URL ?? `http://localhost:${port}`,
    API_URL: `http://127.0.0.1:${apiPort}`,
  };

  const quiet = '--disable-warning=ExperimentalWarning';
  const watch = ['--watch', '--watch-preserve-output', quiet, 'server/src/main.ts'];
  const cli = inRoot('node_modules', '@react-router', 'dev', 'bin.cjs');
  const vite = [cli, 'dev', 'web', '--port', String(port), '--strictPort'];
  // Only the other parts ask the API; Vite listens on this computer alone.
  process.env.HOST = '127.0.0.1';
  const simulation = wantsSimulation() ? await simulationBeside(apiPort) : undefined;
  const parts = [
    ...(simulation ? [start(pinnedNode(), simulation.args, { env: simulation.env })] : []),
    start(pinnedNode(), watch, {
      env: { ...env, ...simulation?.serverEnv, PORT: String(apiPort) },
    }),
    start(pinnedNode(), vite, { env: { ...env, PORT: String(port) } }),
  ];

  const first = await Promise.race(parts.map(({ ended }) => ended));
  for (const { child } of parts) child.kill('SIGTERM');
  await Promise.all(parts.map(({ ended }) => ended));
  return first.code;
});
