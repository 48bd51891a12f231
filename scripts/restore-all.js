import './lib/check-node.js';
import { installIfStale } from './lib/install.js';
import { pinnedNode } from './lib/pinned-node.js';
import { runMain } from './lib/plain-error.js';
import { run } from './lib/run.js';

await runMain(async () => {
  await installIfStale();
  const command = [
    '--disable-warning=ExperimentalWarning',
    'server/src/whole-backup/restore-all.ts',
  ];
  return (await run(pinnedNode(), [...command, ...process.argv.slice(2)])).code;
});
