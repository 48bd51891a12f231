import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { kindIds } from '#core/kinds/kinds.ts';
import { inRoot } from './lib/paths.js';

const parts = 'bench,core,deploy,docs,e2e,frozen,scripts,server,simulation,web';
const tree = globSync(`{.*,*,{${parts}}/**}`, {
  cwd: inRoot(),
  exclude: ['**/node_modules', 'web/build', 'web/.react-router'],
});
/** How a file or folder of the tree may be named: from any folder above it. */
const names = new Set(
  tree.flatMap((path) => {
    const steps = path.split('/');
    return steps.map((_, at) => steps.slice(at).join('/'));
  }),
);

const documents = globSync('{CONTRIBUTING,README,docs/*,docs/decisions/*}.md', { cwd: inRoot() });
const records = documents.filter((file) => /^docs\/decisions\/\d/.test(file)).sort();
const numbers = new Set(records.map((file) => Number(/\d+/.exec(file)?.[0])));

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const all = (pattern: RegExp, text: string) =>
  Array.from(text.matchAll(pattern), ([, first = '']) => first);

/** Names of files and folders in backticks, but for new ones. `x` stands for any name: `use-x.ts`. */
function pathsIn(text: string): string[] {
  const old = text.replaceAll(/^New file .*:$/gm, '');
  return all(/`(\.?[a-z][\w.-]*(?:\/[\w.-]+)*\/?)`/g, old).filter(
    (name) => /\/|\.(tsx?|m?js|css|md)$/.test(name) && !/(^|[-/])x[-.]/.test(name),
  );
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function leadsNowhere(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file ? inRoot(dirname(from), file) : inRoot(from);
  if (!existsSync(target)) return true;
  if (anchor === undefined) return false;
  return !all(/^#+ (.+)$/gm, readFileSync(target, 'utf8'))
    .map(anchorOf)
    .includes(anchor);
}

/** The numbers in 'record 8' and 'records 21, 40 and 140', wherever the line breaks. */
function citedIn(text: string): number[] {
  const lists = all(/\brecords?\s+(\d+(?:(?:,|,? and| to)\s+\d+)*)/gi, text);
  const files = all(/docs\/decisions\/(\d{4})/g, text);
  return [...lists.flatMap((list) => all(/(\d+)/g, list)), ...files].map(Number);
}

test.each(documents)('%s names files, links and records that exist', (file) => {
  const text = read(file);
  const links = all(/(?:\]\(|src=")([^)"\s]+)[)"]/g, text).filter((link) => !link.includes(':'));
  expect({
    paths: pathsIn(text).filter((path) => !names.has(path.replace(/\/$/, ''))),
    links: links.filter((link) => leadsNowhere(file, link)),
    records: citedIn(text).filter((number) => !numbers.has(number)),
  }).toEqual({ paths: [], links: [], records: [] });
});

test('the index lists every record once, with its title and date', () => {
  const rows = all(/^(\| \[\d.*)$/gm, read('docs/decisions/README.md'));
  const expected = records.map((path) => {
    const file = path.replace('docs/decisions/', '');
    const text = read(path);
    const [, number, title] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
    const [, date] = /^Decided (\d{4}-\d\d-\d\d)\.$/m.exec(text) ?? [];
    return `| [${number?.padStart(4, '0')}](${file}) | ${title} | ${date} |`;
  });
  expect(rows.sort()).toEqual(expected);
});

test.each(kindIds)('the glossary has a %s', (kind) => {
  expect(read('docs/glossary.md')).toMatch(new RegExp(`^\\|[^|]+\\|[^|]*\\b${kind}\\b`, 'm'));
});

test('code cites records that exist', () => {
  const code = globSync(`{*,{${parts}}/**}.{ts,tsx,js,mjs}`, {
    cwd: inRoot(),
    exclude: ['**/node_modules', 'web/build', 'web/.react-router'],
  });
  const cited = code.flatMap((file) => citedIn(read(file)).map((number) => ({ file, number })));
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
});
