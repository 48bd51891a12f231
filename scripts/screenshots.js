import './lib/check-node.js';
import { installIfStale } from './lib/install.js';
import { pinnedNode } from './lib/pinned-node.js';
import { runMain } from './lib/plain-error.js';
import { run } from './lib/run.js';
import { buildWebIfStale } from './lib/web-build.js';

await runMain(async () => {
  await installIfStale('all');
  await buildWebIfStale();
  // Loaded only now: it stands on what is installed above.
  const { chromiumEnv } = await import('./testing/chromium.js');
  const photographer = ['--disable-warning=ExperimentalWarning', 'e2e/screenshots/main.ts'];
  const env = await chromiumEnv();
  return (await run(pinnedNode(), [...photographer, ...process.argv.slice(2)], { env })).code;
});
