import { run } from '../lib/run.js';
import { installDebianPackage } from './debian.js';

/** Debian keeps it among the programs of the administrator, which are not on everybody's PATH. */
const places = ['pgbouncer', '/usr/sbin/pgbouncer'];

async function installed() {
  for (const path of places) {
    const { code } = await run(path, ['--version'], { capture: true });
    if (code === 0) return path;
  }
  return undefined;
}

/**
 * A PgBouncer for the tests of the product behind one: an installed one or Debian's.
 *
 * @returns {Promise<string | undefined>} undefined where there is none, which is said
 */
export async function findPgbouncer() {
  let path = await installed();
  if (path) return path;
  await installDebianPackage('o PgBouncer', ['pgbouncer']);
  path = await installed();
  if (!path) console.log('Sem PgBouncer: os testes atrás de um são pulados.');
  return path;
}
