/** @typedef {Omit<import('./outcome.js').Outcome, 'output'>} Counts */

/**
 * @typedef {object} VitestReport the part of Vitest's JSON report that is read
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults one per file
 */

/**
 * A file that could not be loaded has no test that failed: it counts as one.
 *
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest({ testResults }) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of testResults) {
    const failedBefore = counts.failed;
    for (const { status } of file.assertionResults) {
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
 */

/**
 * Without retries nothing can be flaky; if it is, it failed once.
 *
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});
