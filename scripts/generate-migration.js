import './lib/check-node.js';
import { runMain } from './lib/plain-error.js';
import { runInstalled } from './testing/run-installed.js';

await runMain(() =>
  runInstalled(['server/src/db/generate-migration.ts', ...process.argv.slice(2)]),
);
