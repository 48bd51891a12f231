import { readFileSync } from 'node:fs';
import { run } from '../lib/run.js';

function isDebianLike() {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** @returns {Promise<string[] | undefined>} what to put before apt-get to have the right to it */
async function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const sudo = await run('sudo', ['-n', 'true'], { capture: true });
  return sudo.code === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * Installs a package of Debian's, where this system has such packages and this person may install
 * one.
 *
 * @param {string} what it is, for people
 * @param {string[]} packages the first that can be had is enough
 */
export async function installDebianPackage(what, packages) {
  const prefix = isDebianLike() ? await rootPrefix() : undefined;
  if (!prefix) return;
  console.log(`Instalando ${what} do sistema…`);
  const [command, ...rest] = [...prefix, 'apt-get'];
  /** @param {string[]} args */
  const apt = (...args) =>
    run(/** @type {string} */ (command), [...rest, ...args], {
      capture: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  await apt('update');
  for (const name of packages) {
    const { code } = await apt('install', '-y', '--no-install-recommends', name);
    if (code === 0) return;
  }
}
