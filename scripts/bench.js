import './lib/check-node.js';
import { installIfStale } from './lib/install.js';
import { pinnedNode } from './lib/pinned-node.js';
import { runMain } from './lib/plain-error.js';
import { run } from './lib/run.js';
import { buildWebIfStale } from './lib/web-build.js';

const inBrowser = ['typing', 'lighthouse'];

await runMain(async () => {
  await installIfStale('all');
  const args = process.argv.slice(2);
  const bench = ['--disable-warning=ExperimentalWarning', 'bench/main.ts'];
  const env = inBrowser.includes(args[0] ?? '') ? await browserOfTests() : {};
  return (await run(pinnedNode(), [...bench, ...args], { env })).code;
});

/** The screens of now, and the browser that the end-to-end tests use. */
async function browserOfTests() {
  await buildWebIfStale();
  // Loaded only now: it stands on what is installed above.
  const { chromiumEnv } = await import('./testing/chromium.js');
  return await chromiumEnv();
}
