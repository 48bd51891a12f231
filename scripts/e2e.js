import './lib/check-node.js';
import { inRoot } from './lib/paths.js';
import { runMain } from './lib/plain-error.js';
import { runInChromium } from './testing/run-installed.js';

const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js');
const tests = [playwright, 'test', '--config', 'e2e/playwright.config.ts'];

await runMain(() => runInChromium([...tests, ...process.argv.slice(2)]));
