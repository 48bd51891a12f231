import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from './lib/paths.js';

const production = globSync('{core/src,server/src,web/app,web/delivery}/**/*.{ts,tsx}', {
  cwd: inRoot(),
  exclude: ['**/*.test.ts', '**/*.itest.ts'],
});

/** What a feature of the server consists of, and the entrances of programs. */
const parts = ['routes', 'commands', 'queries', 'main'];

/** Files that are named after what they are of: an address, a table. */
const namedAfter = /^(web\/app\/routes|server\/src\/db\/schema)\//;

function sharedNames(files: readonly string[]) {
  const named = files.filter((file) => !namedAfter.test(file));
  const byName = Map.groupBy(named, (file) => basename(file).replace(/\.tsx?$/, ''));
  return [...byName].filter(([name, of]) => of.length > 1 && !parts.includes(name));
}

/** Sentences and labels of several words; what stands beside a value is a part of one. */
function textsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');
  return [...code.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`$]+)`|>\s*([^<>{}]+?)\s*</g)]
    .map((match) => (match.slice(1).find(Boolean) ?? '').replace(/\s+/g, ' '))
    .filter((text) => /^\p{Lu}.*\p{L} \p{L}/u.test(text) && !/[={};/]/.test(text));
}

function sharedTexts(sources: ReadonlyMap<string, string>) {
  const places = [...sources].flatMap(([file, source]) =>
    [...new Set(textsIn(source))].map((text) => ({ text, file })),
  );
  return [...Map.groupBy(places, ({ text }) => text)]
    .map(([text, at]) => ({ text, files: at.map(({ file }) => file) }))
    .filter(({ files }) => files.length > 1 && files.some((file) => file.startsWith('web/')));
}

it('a name stands in one place, so that whoever knows it finds the file', () => {
  expect(sharedNames(production)).toEqual([]);
  expect(sharedNames(['core/src/a/kinds.ts', 'web/app/b/kinds.tsx'])).toHaveLength(1);
});

it('a screen’s own prose stays in it; what two say is in core', () => {
  // The page of pieces is no screen of a user, and tells what each piece is.
  const files = production.filter(
    (file) => /^(core\/src|web\/app)\//.test(file) && !/\/(testing|pieces)\//.test(file),
  );
  const sources = new Map(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]));
  expect(sharedTexts(sources)).toEqual([]);
  const twice = new Map([
    ['web/app/a.tsx', '<p>\n  Voltar aos\n  produtos\n</p>'],
    ['web/app/b.tsx', "const text = 'Voltar aos produtos';"],
  ]);
  expect(sharedTexts(twice)).toHaveLength(1);
});
