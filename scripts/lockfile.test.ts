import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.js';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(inRoot('package-lock.json'), 'utf8'),
);

/** Where Node would look for a package from inside another one, the nearest first. */
function places(from: string, name: string): string[] {
  const steps = from.split('/node_modules/').map((_, index, all) => all.slice(0, index + 1));
  return ['', ...steps.map((step) => `${step.join('/node_modules/')}/`)]
    .map((folder) => `${folder}node_modules/${name}`)
    .reverse();
}

// A lockfile made where one was missing makes `npm ci` fail elsewhere, or leaves a system without it.
test('the native packages of every system are locked', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !places(path, name).some((place) => place in packages),
    ),
  );
  expect(missing).toEqual([]);
});
