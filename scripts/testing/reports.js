import { join, relative } from 'node:path';
import { root } from '../lib/paths.js';

/** @typedef {import('./outcome.js').TimedTest} TimedTest */
/** @typedef {Omit<import('./outcome.js').Outcome, 'output'>} Counts */

/**
 * @typedef {object} VitestReport the part of Vitest's JSON report that is read
 * @property {VitestFile[]} testResults
 */

/**
 * @typedef {object} VitestFile
 * @property {string} name its path
 * @property {string} status
 * @property {{ status: string, fullName: string, duration?: number | null }[]} assertionResults
 */

/**
 * A file that could not be loaded has no test that failed: it counts as one.
 *
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest({ testResults }) {
  /** @type {Counts & { tests: TimedTest[] }} */
  const counts = { passed: 0, failed: 0, skipped: 0, tests: [] };
  for (const file of testResults) {
    const failedBefore = counts.failed;
    for (const { status, fullName, duration } of file.assertionResults) {
      const path = relative(root, file.name);
      if (duration) counts.tests.push({ file: path, title: fullName, milliseconds: duration });
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') counts.failed += 1;
      else counts.skipped += 1;
    }
    if (file.status === 'failed' && counts.failed === failedBefore) counts.failed += 1;
  }
  return counts;
}

/**
 * @typedef {object} PlaywrightReport the part of Playwright's JSON report that is read
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors what failed outside any test
 * @property {{ rootDir: string }} config
 * @property {PlaywrightSuite[]} suites one per file, each with those inside it
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 */

/**
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file from `rootDir`
 * @property {{ projectName: string, results: { duration: number }[] }[]} tests one per project
 */

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Without retries nothing can be flaky; if it is, it failed once.
 *
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export const countPlaywright = ({ stats, errors, config, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
  tests: suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      file: relative(root, join(config.rootDir, file)),
      title: `${title} (${projectName})`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
});
