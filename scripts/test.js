import './lib/check-node.js';
import { installIfStale } from './lib/install.js';
import { runMain } from './lib/plain-error.js';
import { check } from './testing/outcome.js';
import { runAndReport } from './testing/report.js';
import { steps } from './testing/steps.js';

await runMain(async () => {
  try {
    await installIfStale();
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    const failure = { name: 'Dependências', run: async () => check(false, output) };
    return runAndReport([failure], console.log);
  }
  return runAndReport(steps, console.log);
});
