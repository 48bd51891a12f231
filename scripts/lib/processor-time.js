import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** @typedef {{ seconds: number }} Meter what the programs of one piece of work took of the processors */

/** @type {AsyncLocalStorage<Meter>} */
const meters = new AsyncLocalStorage();

/** Linux counts for programs in hundredths of a second, whatever its kernel does (proc(5), CLK_TCK). */
const ticksPerSecond = 100;

/**
 * What ended children of this process took, with all that they waited for: `cutime` and `cstime` of
 * proc(5). It grows when a child is reaped.
 *
 * @returns {number} in seconds; 0 where there is no /proc
 */
function ofEndedChildren() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return 0;
  }
}

let counted = ofEndedChildren();

/** @returns {() => void} for a child that starts now: adds to the meter of this work, once it has ended */
export function spentByChildren() {
  const meter = meters.getStore();
  return () => {
    const before = counted;
    counted = ofEndedChildren();
    if (meter) meter.seconds += counted - before;
  };
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, processor: number }>} with the seconds that programs started by it took
 */
export async function withProcessorTime(work) {
  const meter = { seconds: 0 };
  const result = await meters.run(meter, work);
  return { result, processor: meter.seconds };
}

/** @returns {number} seconds that the processors of this machine have worked, for whomever */
export const ofTheMachine = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) /
  1000;
