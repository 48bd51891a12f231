import './lib/check-node.js';
import { runMain } from './lib/plain-error.js';
import { chromiumEnv } from './testing/chromium.js';
import { runInstalled } from './testing/run-installed.js';

await runMain(() => runInstalled(['web/identity/main.ts', ...process.argv.slice(2)], chromiumEnv));
