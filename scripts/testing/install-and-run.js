import { installIfStale } from '../lib/install.js';
import { check } from './outcome.js';
import { runAndReport } from './report.js';

/**
 * Runs the steps on the dependencies of the lockfile. An installation that fails is a failed step: the
 * last line is there all the same.
 *
 * @param {Parameters<typeof runAndReport>[0]} stages
 * @returns {Promise<number>} the exit code
 */
export async function installAndRun(stages) {
  try {
    await installIfStale('all');
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    const failure = { name: 'Dependências', run: async () => check(false, output) };
    return runAndReport([[failure]], console.log);
  }
  return runAndReport(stages, console.log);
}
