import { installIfStale } from '../lib/install.js';
import { pinnedNode } from '../lib/pinned-node.js';
import { run } from '../lib/run.js';
import { buildWebIfStale } from '../lib/web-build.js';
import { chromiumEnv } from './chromium.js';

/**
 * Runs a program on the packages of the lockfile, those of tests included.
 *
 * @param {string[]} program a file of this repository and its arguments
 * @param {() => Promise<NodeJS.ProcessEnv>} [prepare] what else it stands on
 * @returns {Promise<number>} its exit code
 */
export async function runInstalled(program, prepare = async () => ({})) {
  await installIfStale('all');
  const args = ['--disable-warning=ExperimentalWarning', ...program];
  return (await run(pinnedNode(), args, { env: await prepare() })).code;
}

/**
 * The same with the screens of now, and the Chromium that the end-to-end tests use.
 *
 * @param {string[]} program
 */
export const runInChromium = (program) =>
  runInstalled(program, async () => {
    await buildWebIfStale();
    return await chromiumEnv();
  });
