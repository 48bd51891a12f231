import './lib/check-node.js';
import { installIfStale } from './lib/install.js';
import { runMain } from './lib/plain-error.js';
import { buildWebIfStale } from './lib/web-build.js';

await runMain(async () => {
  await installIfStale('start');
  await buildWebIfStale();
  return 0;
});
