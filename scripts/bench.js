import './lib/check-node.js';
import { installIfStale } from './lib/install.js';
import { pinnedNode } from './lib/pinned-node.js';
import { runMain } from './lib/plain-error.js';
import { run } from './lib/run.js';

await runMain(async () => {
  await installIfStale();
  const args = process.argv.slice(2);
  const logins = args[0] === 'logins';
  const bench = ['--disable-warning=ExperimentalWarning', `bench/${logins ? 'logins' : 'main'}.ts`];
  return (await run(pinnedNode(), [...bench, ...args])).code;
});
