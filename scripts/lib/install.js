import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.js';
import { PlainError } from './plain-error.js';
import { prepareAlone } from './prepare-lock.js';
import { run } from './run.js';
import { readStamp, writeStamp } from './stamp.js';

const lockfile = inRoot('package-lock.json');
const installed = inRoot('node_modules', '.package-lock.json');
const stamp = inRoot('node_modules', '.artesa-installed');

/**
 * Which packages: `start` has what a start builds and runs (`dependencies`), `all` what tests and checks
 * need too.
 *
 * @typedef {'start' | 'all'} PackageSet
 */

/**
 * Native packages differ between systems, so a copied node_modules is stale too.
 *
 * @param {PackageSet} set
 */
function stampOf(set) {
  const lock = readFileSync(lockfile);
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform} ${process.arch} ${set}`;
}

/** @param {PackageSet} set whoever has all of it has what a start needs */
function stampSaysInstalled(set) {
  const stored = readStamp(stamp);
  return stored === stampOf('all') || (set === 'start' && stored === stampOf('start'));
}

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [dev] needed by `devDependencies` alone
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/** @param {LockedPackage} entry */
const isForThisSystem = ({ os, cpu }) =>
  (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);

/**
 * Whether npm's own record of what it installed is what the lockfile asks for. It spares a whole
 * reinstallation after somebody's `npm install`.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} present node_modules/.package-lock.json
 * @param {PackageSet} set
 * @returns {boolean}
 */
export function matchesLockfile(wanted, present, set) {
  const there = present.packages ?? {};
  const packages = Object.entries(wanted.packages ?? {}).filter(([path]) => path !== '');
  const names = new Set(packages.map(([path]) => path));
  return (
    Object.entries(there).every(([path, entry]) => names.has(path) && isForThisSystem(entry)) &&
    packages.every(([path, { version, integrity, optional, dev }]) => {
      const found = there[path];
      if (!found) return optional === true || (dev === true && set === 'start');
      return found.version === version && found.integrity === integrity;
    })
  );
}

/** @param {PackageSet} set */
function npmSaysInstalled(set) {
  if (!existsSync(installed)) return false;
  /** @type {(file: string) => Lockfile} */
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  return matchesLockfile(read(lockfile), read(installed), set);
}

/** @returns {[command: string, args: string[], shell: boolean]} the npm that runs this, or the PATH's */
function npm() {
  const script = process.env.npm_execpath;
  // The Node that runs npm, not this one: this may be the pinned one, which npm is about to delete.
  const node = process.env.npm_node_execpath ?? process.execPath;
  if (script && /\.c?js$/.test(script)) return [node, [script], false];
  return ['npm', [], process.platform === 'win32'];
}

/**
 * @param {string} verb
 * @param {string[]} options
 */
async function runNpm(verb, ...options) {
  const [command, before, shell] = npm();
  const args = [...before, verb, ...options, '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, signal, output } = await run(command, args, { capture: true, shell });
  if (signal) process.exit(code);
  if (code !== 0) {
    throw new PlainError(`${output.trim()}\nA instalação das dependências falhou (npm ${verb}).`);
  }
}

/** @param {PackageSet} set */
async function install(set) {
  console.log('Instalando dependências…');
  // Windows cannot delete node_modules while the node.exe inside it runs this script.
  const verb = process.platform === 'win32' && existsSync(installed) ? 'install' : 'ci';
  if (set === 'all') return await runNpm(verb, '--include=dev');
  // Of the scripts of packages a start needs Node's alone; those of others fail where npm 10 leaves
  // out what optional peers would need.
  await runNpm(verb, '--omit=dev', '--ignore-scripts');
  await runNpm('rebuild', 'node');
}

/** @param {PackageSet} set */
export const isInstalled = (set) => stampSaysInstalled(set) || npmSaysInstalled(set);

/**
 * Fills node_modules as package-lock.json says, unless it already is. Where all of it was installed
 * once, all of it is again: whoever tests also starts.
 *
 * @param {PackageSet} scope
 * @throws {PlainError} with npm's own words when it fails
 */
export async function installIfStale(scope) {
  if (stampSaysInstalled(scope)) return;
  await prepareAlone(async () => {
    if (stampSaysInstalled(scope)) return;
    const set = scope === 'all' || readStamp(stamp)?.endsWith(' all') ? 'all' : 'start';
    const wanted = stampOf(set);
    if (!npmSaysInstalled(set)) await install(set);
    writeStamp(stamp, wanted);
  });
}
