import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/**
 * @param {string} file
 * @returns {boolean} whether this process made the file
 */
function tryToTake(file) {
  // A draft that is linked appears with its content, so nobody reads an empty lock.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {number | null} the process that holds the lock; null when it is free
 */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  // A restarted container hands out the same ids: one's own id was left by a predecessor.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Frees the lock of a process that died; a living one that came in between gets it back.
 *
 * @param {string} file
 */
function removeStale(file) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (isAlive(Number(readFileSync(aside, 'utf8')))) linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Does the work while no other process holds the lock file; waits for a living holder.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {{ onWait?: (pid: number) => void }} [options] told once when there is somebody to wait for
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { onWait = () => {} } = {}) {
  let reported = false;
  while (!tryToTake(file)) {
    const pid = holderOf(file);
    if (pid !== null && isAlive(pid)) {
      if (!reported) onWait(pid);
      reported = true;
      await wait(100);
    } else if (pid !== null) {
      removeStale(file);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
