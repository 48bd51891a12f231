import { constants, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot } from '../lib/paths.js';
import { pinnedNode } from '../lib/pinned-node.js';
import { importedPackages, withAllTheyNeed } from './packages.js';

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));

const notForRelease = /\.([a-z.]+\.)?i?test\.ts$|^(testing|demo|fixtures)$/;
const notForRunning = /\.d\.[cm]?ts$|\.map$|^node_modules$/;

/** What is taken of the checkout, and what of it is left. */
const parts = [
  ...['core/src', 'server/src'].map((path) => ({ path, left: notForRelease })),
  ...['server/artesa.js', 'server/migrations', 'deploy'].map((path) => ({ path, left: /^$/ })),
  ...['web/build/client', 'web/build/routes.json', 'docs/operations.md'].map((path) => ({
    path,
    left: /^$/,
  })),
];

/**
 * @param {string} from
 * @param {string} to
 * @param {RegExp} left names of files and folders that are left out
 */
function copy(from, to, left) {
  cpSync(from, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => path === from || !left.test(basename(path)),
  });
}

/** Its commands for a shell; containers and systemd call what it calls. */
const launcher = `#!/bin/sh
folder=$(dirname "$(readlink -f "$0")")
NODE_ENV="\${NODE_ENV:-production}" exec "$folder/bin/node" "$folder/server/artesa.js" "$@"
`;

/**
 * Writes a release, which needs nothing but itself to run: sources, built screens, the packages that the
 * sources import with all that these need, and Node.
 *
 * @param {string} to an empty folder, or none yet
 * @param {string} version
 */
export function makeRelease(to, version) {
  for (const { path, left } of parts) copy(inRoot(path), join(to, path), left);
  const { name, type, imports, dependencies } = json('package.json');
  const described = { name, version, private: true, type, imports };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
  const names = ['core', 'server'].flatMap((part) =>
    importedPackages(join(to, part), (found) => found in dependencies),
  );
  for (const path of withAllTheyNeed(json('package-lock.json').packages, names)) {
    // What is optional may be for another system.
    if (existsSync(inRoot(path))) copy(inRoot(path), join(to, path), notForRunning);
  }
  mkdirSync(join(to, 'bin'));
  cpSync(pinnedNode(), join(to, 'bin', basename(pinnedNode())), {
    mode: constants.COPYFILE_FICLONE,
  });
  writeFileSync(join(to, 'artesa'), launcher, { mode: 0o755 });
}
