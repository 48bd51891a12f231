import './lib/check-node.js';
import { runMain } from './lib/plain-error.js';
import { installAndRun } from './testing/install-and-run.js';
import { accessibilitySteps } from './testing/steps.js';

await runMain(() => installAndRun(accessibilitySteps(process.argv.slice(2))));
