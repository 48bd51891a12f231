import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentHash } from './content-hash.js';

let folder: string;
const hash = () => contentHash(folder, ['web', 'package.json'], (name) => name !== 'build');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artesa-hash-'));
  mkdirSync(join(folder, 'web', 'build'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'web', 'page.tsx'), 'one');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the same tree has the same hash, whatever lies in the folders that do not count', () => {
  const before = hash();
  writeFileSync(join(folder, 'web', 'build', 'index.html'), 'built');
  writeFileSync(join(folder, 'other.txt'), 'outside');
  expect(hash()).toBe(before);
});

test.each([
  ['a changed file', () => writeFileSync(join(folder, 'web', 'page.tsx'), 'two')],
  ['an added file', () => writeFileSync(join(folder, 'web', 'more.tsx'), '')],
  ['a removed file', () => rmSync(join(folder, 'web', 'page.tsx'))],
  [
    'a renamed file',
    () => renameSync(join(folder, 'web', 'page.tsx'), join(folder, 'web', 'pages.tsx')),
  ],
  ['a changed file of its own', () => writeFileSync(join(folder, 'package.json'), '[]')],
])('%s changes the hash', (_what, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});
