import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { among, groups } from './chunk-groups.ts';

const cwd = new URL('../..', import.meta.url).pathname;
const packages =
  groups
    .flatMap(({ modules }) => modules)
    .join()
    .match(/@?[a-z][\w.-]+/g) ?? [];
const modules = [
  ...globSync('{core/src,web/app}/**/*.{ts,tsx,css}', { cwd }),
  ...globSync(`node_modules/{${packages.join()}}/package.json`, { cwd }),
  ...globSync('node_modules/{@mantine,@tanstack,@tabler}/*/package.json', { cwd }),
].map((path) => `/${path}`);

// A module that moved would fall out of its group without a word.
test.each(groups)('$name names modules that exist', ({ modules: named }) => {
  const signs = /^Icon/;
  const missing = named.filter(
    (name) => !signs.test(name) && !modules.some((path) => among([name]).test(path)),
  );
  expect(missing).toEqual([]);
});
