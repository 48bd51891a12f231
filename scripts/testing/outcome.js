/**
 * What a step found.
 *
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} output shown when something failed
 * @property {string} [note] shown beside the step's name
 * @property {TimedTest[]} [tests] those that a runner ran, with how long each took
 */

/**
 * One test of a runner.
 *
 * @typedef {object} TimedTest
 * @property {string} file from the root of the repository
 * @property {string} title
 * @property {number} milliseconds
 */

/**
 * A check counts as one test.
 *
 * @param {boolean} ok
 * @param {string} output
 * @returns {Outcome}
 */
export const check = (ok, output) => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: 0,
  output,
});

/**
 * @param {Outcome} outcome
 * @param {number} code the runner's exit code
 * @returns {Outcome} with a failure when the runner complains or ran nothing, whatever its report says
 */
export function distrust(outcome, code) {
  if (outcome.failed > 0) return outcome;
  if (code !== 0) {
    return {
      ...outcome,
      failed: 1,
      output: `${outcome.output}\nO executor terminou com código ${code}.`,
    };
  }
  if (outcome.passed > 0) return outcome;
  return { ...outcome, failed: 1, output: `${outcome.output}\nNenhum teste foi executado.` };
}

/**
 * The last line of `npm test`.
 *
 * @param {readonly Outcome[]} outcomes
 * @returns {string} like '12 passed, 0 failed'
 */
export function summary(outcomes) {
  /** @type {(key: 'passed' | 'failed' | 'skipped') => number} */
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  return `${total('passed')} passed, ${total('failed')} failed${skipped}`;
}
