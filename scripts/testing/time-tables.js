/**
 * A step that is over.
 *
 * @typedef {object} Done
 * @property {string} name
 * @property {number} milliseconds
 * @property {import('./outcome.js').Outcome} outcome
 */

const shown = 10;

/**
 * @param {number} milliseconds
 * @returns {string} like '3,2 s'
 */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`;

/**
 * @param {number} milliseconds
 * @param {string} what
 */
const row = (milliseconds, what) => `${seconds(milliseconds).padStart(9)}  ${what}`;

/**
 * What took how long: every step in the order of their ends, then the slowest tests of all runners.
 *
 * @param {readonly Done[]} done
 * @returns {string[]} lines
 */
export function timeTables(done) {
  const tests = done.flatMap(({ name, outcome }) =>
    (outcome.tests ?? []).map((test) => ({ ...test, step: name })),
  );
  const slowest = tests.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, shown);
  const steps = done.map(({ name, milliseconds }) => row(milliseconds, name));
  const rows = slowest.map(({ milliseconds, file, title, step }) =>
    row(milliseconds, `${file}: ${title} [${step}]`),
  );
  return [
    '\nTempo de cada etapa:',
    ...steps,
    ...(rows.length > 0 ? ['Testes mais lentos:', ...rows] : []),
  ];
}
