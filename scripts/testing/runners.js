import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, distrust } from './outcome.js';
import { countPlaywright, countVitest } from './reports.js';
import { runTool, withTemporaryFolder } from './tools.js';

/**
 * Runs a test runner that writes a JSON report, and counts from it.
 *
 * @template R
 * @param {(report: string) => ReturnType<typeof runTool>} runWith gets the report's path
 * @param {(report: R) => import('./reports.js').Counts} count
 * @returns {Promise<import('./outcome.js').Outcome>}
 */
const counted = (runWith, count) =>
  withTemporaryFolder(async (folder) => {
    const path = join(folder, 'report.json');
    const { code, output } = await runWith(path);
    try {
      const counts = count(JSON.parse(readFileSync(path, 'utf8')));
      return distrust({ ...counts, output }, code);
    } catch {
      return check(false, `${output}\nO executor não deixou relatório (código ${code}).`);
    }
  });

/**
 * @param {'unit' | 'search' | 'integration'} project
 * @param {NodeJS.ProcessEnv} [env]
 */
export const vitest = (project, env) =>
  counted((report) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    return runTool('vitest', ['run', '--project', project, ...reporters], env);
  }, countVitest);

/**
 * @param {readonly string[]} projects
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [options] of Playwright's own, such as which tests
 */
export const playwright = (projects, env, options = []) =>
  counted((report) => {
    const config = ['--config', 'e2e/playwright.config.ts', '--reporter=dot,json'];
    const args = ['test', ...config, ...projects.map((name) => `--project=${name}`), ...options];
    // Its workers force colours back on and then warn about NO_COLOR.
    const colourless = { NO_COLOR: undefined, FORCE_COLOR: '0' };
    return runTool('playwright', args, {
      ...env,
      ...colourless,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
  }, countPlaywright);
