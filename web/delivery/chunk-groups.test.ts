import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.js';
import { among, groups } from './chunk-groups.ts';

const packages =
  groups
    .flatMap(({ modules }) => modules)
    .join()
    .match(/@?[a-z][\w.-]+/g) ?? [];
const modules = [
  ...globSync('{core/src,web/app}/**/*.{ts,tsx,css}', { cwd: inRoot() }),
  ...globSync(`node_modules/{${packages.join()}}/package.json`, { cwd: inRoot() }),
  ...globSync('node_modules/{@mantine,@tanstack,@tabler}/*/package.json', { cwd: inRoot() }),
].map((path) => `/${path}`);

// A module that moved would fall out of its group without a word.
test.each(groups)('$name names modules that exist', ({ modules: named }) => {
  const signs = /^Icon/;
  const missing = named.filter(
    (name) => !signs.test(name) && !modules.some((path) => among([name]).test(path)),
  );
  expect(missing).toEqual([]);
});
