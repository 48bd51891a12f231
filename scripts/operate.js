import './lib/check-node.js';
import { pinnedNode } from './lib/pinned-node.js';
import { runMain } from './lib/plain-error.js';
import { prepare } from './lib/prepare.js';
import { run } from './lib/run.js';

// A command of server/artesa.js by its name, as a release runs it.
await runMain(async () => {
  await prepare();
  return (await run(pinnedNode(), ['server/artesa.js', ...process.argv.slice(2)])).code;
});
