/**
 * A step that is over.
 *
 * @typedef {object} Done
 * @property {string} name
 * @property {number} milliseconds
 * @property {number} processor seconds of its programs on all processors
 * @property {import('./outcome.js').Outcome} outcome
 */

const shown = 20;

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
 * @param {number} milliseconds
 * @param {number} processor
 * @param {string} what
 */
const stepRow = (milliseconds, processor, what) =>
  `${seconds(milliseconds).padStart(9)} ${seconds(processor * 1000).padStart(10)}  ${what}`;

/**
 * What took how long: every step in the order of their ends, all of them, and the slowest tests of all
 * runners. Beside the clock stands the processor time of the programs that a step started; a database
 * server that was there before counts for the machine alone.
 *
 * @param {readonly Done[]} done
 * @param {{ milliseconds: number, machine: number }} whole by the clock, and the machine's processors
 * @returns {string[]} lines
 */
export function timeTables(done, whole) {
  const tests = done.flatMap(({ name, outcome }) =>
    (outcome.tests ?? []).map((test) => ({ ...test, step: name })),
  );
  const slowest = tests.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, shown);
  const steps = done.map((step) => stepRow(step.milliseconds, step.processor, step.name));
  const processor = done.reduce((sum, step) => sum + step.processor, 0);
  const machine = `a máquina toda: ${seconds(whole.machine * 1000)} de processador`;
  const rows = slowest.map(({ milliseconds, file, title, step }) =>
    row(milliseconds, `${file}: ${title} [${step}]`),
  );
  return [
    '\nTempo de cada etapa, no relógio e no processador:',
    ...steps,
    stepRow(whole.milliseconds, processor, `Ao todo (${machine})`),
    ...(rows.length > 0 ? ['Testes mais lentos:', ...rows] : []),
  ];
}
