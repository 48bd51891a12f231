import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.js';

// What people have cannot be written anew, so what stands for it is not either.
test('no frozen file was changed, and none is missing from the list', () => {
  const names = readdirSync(inRoot('frozen')).filter(
    (name) => !['README.md', 'SHA256SUMS'].includes(name),
  );
  const sums = names.map((name) => {
    const bytes = readFileSync(inRoot('frozen', name));
    return `${createHash('sha256').update(bytes).digest('hex')}  ${name}`;
  });
  const listed = readFileSync(inRoot('frozen', 'SHA256SUMS'), 'utf8').trim().split('\n');
  expect(sums.sort()).toEqual(listed.sort());
});
