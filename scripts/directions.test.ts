import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import configuration from '../.dependency-cruiser.mjs';
import { inRoot } from './lib/paths.js';
import { circleOfFolders, cleanTree, planted } from './planted-directions.ts';

const parts = ['core', 'server', 'simulation', 'web', 'e2e', 'bench', 'scripts'];
const folders = '.dependency-cruiser.folders.mjs';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artesa-directions-'));
  cpSync(inRoot('package.json'), join(folder, 'package.json'));
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [file, code] of Object.entries(cleanTree)) write(file, code);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, code: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), code);
}

/** What a real configuration finds in the folder, as 'rule: file' or 'rule: folder'. */
async function violations(config = '.dependency-cruiser.mjs'): Promise<string[]> {
  const program = inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const options = ['--config', inRoot(config), '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options, ...parts], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  });
  const report: { summary: { violations: { rule: { name: string }; from: string }[] } } =
    JSON.parse(stdout);
  return report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

test('a tree that keeps to the directions passes', async () => {
  expect(await Promise.all([violations(), violations(folders)])).toEqual([[], []]);
});

test('each planted violation breaks its own rule and no other', async () => {
  for (const { file, code, beside } of planted) {
    write(file, code);
    if (beside) write(beside.file, beside.code);
  }
  expect(await violations()).toEqual(planted.map(({ rule, file }) => `${rule}: ${file}`).sort());
});

test('folders go in no circle, tests aside', async () => {
  for (const [file, code] of Object.entries(circleOfFolders)) write(file, code);
  expect(await violations(folders)).toEqual([
    'no-circle-of-folders: web/app/acts',
    'no-circle-of-folders: web/app/ui',
  ]);
});

test('every rule has a planted violation', () => {
  const proven = new Set(planted.map(({ rule }) => rule));
  const rules = configuration.forbidden.map(({ name }) => name);
  expect(rules.filter((name) => !proven.has(name))).toEqual([]);
});
