import './lib/check-node.js';
import { installIfStale } from './lib/install.js';
import { pinnedNode } from './lib/pinned-node.js';
import { runMain } from './lib/plain-error.js';
import { run } from './lib/run.js';
import { buildWebIfStale } from './lib/web-build.js';

await runMain(async () => {
  await installIfStale();
  await buildWebIfStale();
  const server = ['--disable-warning=ExperimentalWarning', 'server/src/main.ts'];
  return (await run(pinnedNode(), server)).code;
});
