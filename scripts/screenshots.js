import './lib/check-node.js';
import { runMain } from './lib/plain-error.js';
import { runInChromium } from './testing/run-installed.js';

await runMain(() => runInChromium(['e2e/screenshots/main.ts', ...process.argv.slice(2)]));
