import { withLock } from './lock.js';
import { inRoot } from './paths.js';

const file = inRoot('.prepare.lock');

/**
 * One process at a time installs or builds in this folder.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const prepareAlone = (work) =>
  withLock(file, work, {
    onWait: (pid) =>
      console.log(
        `Outro comando (processo ${pid}) está preparando esta pasta; esperando que termine…`,
      ),
  });
