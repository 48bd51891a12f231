import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} LockedPackage
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 * @typedef {Record<string, LockedPackage>} Packages those of package-lock.json, by path
 */

const specifier = /\b(?:from|import)\s*\(?\s*'((?:@[\w.-]+\/)?[\w][\w.-]*)(?:\/[^']*)?'/g;

/**
 * What sources import of node_modules, types included.
 *
 * @param {string} folder of sources
 * @param {(name: string) => boolean} isPackage apart from words in texts
 * @returns {string[]} names of packages
 */
export function importedPackages(folder, isPackage) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => /\.[jt]s$/.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(folder, file), 'utf8').matchAll(specifier),
        ([, name = '']) => name,
      ),
    );
  return [...new Set(names)].filter(isPackage).sort();
}

/**
 * @param {Packages} packages
 * @param {string} from path of the package that asks; '' for the root
 * @param {string} name
 * @returns {string | undefined} where Node would find it, the nearest first
 */
function placeOf(packages, from, name) {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (path in packages) return path;
  return from
    ? placeOf(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
    : undefined;
}

/** @param {LockedPackage} entry */
function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys(dependencies ?? {}).filter((name) => !optionalDependencies?.[name]),
    ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ];
}

/**
 * Packages with all that they need, as npm placed them. What is optional comes along where it is locked.
 *
 * @param {Packages} packages
 * @param {readonly string[]} names
 * @returns {string[]} paths like `node_modules/pg/node_modules/x`
 * @throws {Error} when one is not locked
 */
export function withAllTheyNeed(packages, names) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {(from: string, name: string) => void} */
  const add = (from, name) => {
    const path = placeOf(packages, from, name);
    if (!path) throw new Error(`${name}, which ${from || 'the product'} needs, is not locked`);
    if (found.has(path)) return;
    found.add(path);
    const entry = packages[path] ?? {};
    for (const need of needsOf(entry)) add(path, need);
    for (const need of Object.keys(entry.optionalDependencies ?? {})) {
      if (placeOf(packages, path, need)) add(path, need);
    }
  };
  for (const name of names) add('', name);
  return [...found].sort();
}
