import { check, summary } from './outcome.js';

/** @typedef {import('./outcome.js').Outcome} Outcome */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Step */

/**
 * @param {number} milliseconds
 * @returns {string} like '3,2 s'
 */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`;

/**
 * @param {Outcome} outcome
 * @returns {string}
 */
function verdict(outcome) {
  if (outcome.note) return outcome.note;
  return summary([outcome]);
}

/**
 * A step that throws is a failed step, not the end of the run.
 *
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function safely({ run }) {
  try {
    return await run();
  } catch (error) {
    return check(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/**
 * @param {Step} step
 * @param {(line: string) => void} say how it went, and what it wrote when it failed
 * @returns {Promise<Outcome>}
 */
async function runAndTell(step, say) {
  const started = Date.now();
  const outcome = await safely(step);
  const failed = outcome.failed > 0;
  const mark = failed ? '✖' : outcome.note ? '–' : '✔';
  say(`${mark} ${step.name} (${seconds(Date.now() - started)}): ${verdict(outcome)}`);
  if (failed) say(`${outcome.output.trim()}\n`);
  return outcome;
}

/**
 * Runs every step, says how each went, and ends with the line over all of them.
 *
 * @param {readonly (readonly Step[])[]} stages one after the other; the steps of one share two lanes
 * @param {(line: string) => void} say
 * @returns {Promise<number>} the exit code
 */
export async function runAndReport(stages, say) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const stage of stages) {
    const waiting = stage.values();
    const lane = async () => {
      for (const step of waiting) outcomes.push(await runAndTell(step, say));
    };
    await Promise.all([lane(), lane()]);
  }
  say(summary(outcomes));
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}
