import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.js';
import { walkedBy, walks } from './testing/walks.js';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const commands = Object.keys(JSON.parse(read('package.json')).scripts);

/** Rows of CONTRIBUTING: a command, the day and the version in which it last passed. */
const byHand = Array.from(
  read('CONTRIBUTING.md').matchAll(
    /^\| `npm run (\S+)` \| (?:\d{4}-\d\d-\d\d|unknown: .+) \| [\d.]+ \|/gm,
  ),
  ([, command]) => command,
);

test('every command is walked by npm test, or by hand on a day that is named', () => {
  const walked = [...walks.map(([command]) => command), ...Object.keys(walkedBy), ...byHand];
  expect([...new Set(walked)].sort()).toEqual(commands.sort());
});

test('what walks a command runs it', () => {
  const rotten = Object.entries(walkedBy).filter(([, [file, runs]]) => !read(file).includes(runs));
  expect(rotten).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md', 'bench/README.md'])(
  '%s names commands that exist',
  (file) => {
    const named = Array.from(
      read(file).matchAll(/\bnpm (?:run ([\w:-]+)|start|test)/g),
      ([, name]) => name ?? 'start',
    );
    expect(named.filter((name = '') => !commands.includes(name))).toEqual([]);
  },
);
