import './lib/check-node.js';
import { runMain } from './lib/plain-error.js';
import { runInChromium, runInstalled } from './testing/run-installed.js';

const args = process.argv.slice(2);
const bench = ['bench/main.ts', ...args];
const opensBrowser = ['typing', 'arrival', 'lighthouse', '--small'].some((each) =>
  args.includes(each),
);

await runMain(() => (opensBrowser ? runInChromium(bench) : runInstalled(bench)));
