import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.js';

const read = (file: string) => readFileSync(inRoot('docs/decisions', file), 'utf8');

const files = readdirSync(inRoot('docs/decisions'))
  .filter((file) => file !== 'README.md')
  .sort();

/** The row of the index that a record asks for, without its date. */
function rowOf(file: string): string[] {
  const number = file.slice(0, 4);
  const [title, , first = ''] = read(file).split('\n');
  const [, superseded, withdrawn] = /^(?:Superseded by (\d+)|(Withdrawn)): ./.exec(first) ?? [];
  const state = superseded
    ? `superseded by ${superseded.padStart(4, '0')}`
    : (withdrawn?.toLowerCase() ?? 'accepted');
  return [`[${number}](${file})`, title?.replace(`# ${Number(number)}. `, '') ?? '', state];
}

test('the index lists every record with its title and state', () => {
  const rows = Array.from(
    read('README.md').matchAll(/^\| (\[.*) \| (.*) \| \d{4}-\d\d-\d\d \| (.*) \|$/gm),
    ([, link = '', title = '', state = '']) => [link, title, state],
  );
  expect(rows).toEqual(files.map(rowOf));
});

test('a record says at its top, if anywhere, that it no longer holds, and names records that exist', () => {
  const numbers = new Set(files.map((file) => Number(file.slice(0, 4))));
  for (const file of files) {
    const lines = read(file).split('\n');
    const states = lines.flatMap((line, at) =>
      /^(Superseded|Withdrawn)\b/.test(line) ? [at] : [],
    );
    expect(states.filter((at) => at !== 2 || rowOf(file)[2] === 'accepted')).toEqual([]);
    const named = Array.from(
      lines.join(' ').matchAll(/\b(?:records?|Superseded by) (\d+)/g),
      ([, n]) => Number(n),
    );
    expect(named.filter((number) => !numbers.has(number))).toEqual([]);
  }
});
