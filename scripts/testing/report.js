import { ofTheMachine, withProcessorTime } from '../lib/processor-time.js';
import { check, summary } from './outcome.js';
import { seconds, timeTables } from './time-tables.js';

/** @typedef {import('./outcome.js').Outcome} Outcome */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Step */

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
 * @returns {Promise<import('./time-tables.js').Done>}
 */
async function runAndTell(step, say) {
  const started = Date.now();
  const { result: outcome, processor } = await withProcessorTime(() => safely(step));
  const milliseconds = Date.now() - started;
  const failed = outcome.failed > 0;
  const mark = failed ? '✖' : outcome.note ? '–' : '✔';
  say(`${mark} ${step.name} (${seconds(milliseconds)}): ${verdict(outcome)}`);
  if (failed) say(`${outcome.output.trim()}\n`);
  return { name: step.name, milliseconds, processor, outcome };
}

/**
 * Runs every step, says how each went, and ends with what took how long and the line over all.
 *
 * @param {readonly (readonly Step[])[]} stages one after the other; the steps of one share two lanes
 * @param {(line: string) => void} say
 * @returns {Promise<number>} the exit code
 */
export async function runAndReport(stages, say) {
  /** @type {import('./time-tables.js').Done[]} */
  const done = [];
  const started = { at: Date.now(), machine: ofTheMachine() };
  for (const stage of stages) {
    const waiting = stage.values();
    const lane = async () => {
      for (const step of waiting) done.push(await runAndTell(step, say));
    };
    await Promise.all([lane(), lane()]);
  }
  const whole = {
    milliseconds: Date.now() - started.at,
    machine: ofTheMachine() - started.machine,
  };
  for (const line of timeTables(done, whole)) say(line);
  const outcomes = done.map(({ outcome }) => outcome);
  say(summary(outcomes));
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}
