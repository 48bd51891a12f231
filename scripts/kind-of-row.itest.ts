import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workshopVersion } from '#core/workshop/workshop-schemas.ts';
import { isDistributed } from '#server/testing/test-database.ts';
import { inRoot } from './lib/paths.js';
import { run } from './lib/run.js';

// docs/kind-of-row.md is followed to the letter in a copy of the repository. It would catch an instruction
// that no longer fits, a list of kinds that somebody keeps by hand, and a plain kind that is not stored,
// served, refused to others, documented, kept in the file, backed up or restored without code of its own.

let folder: string;

const ignored = readFileSync(inRoot('.gitignore'), 'utf8').split('\n').filter(Boolean);
const leftOut = ['.git', ...ignored.map((path) => path.replaceAll(/^\/|\/$/g, ''))];

/** The working tree as it is, on the packages that are installed. */
function copyRepository(): void {
  const isCopied = (path: string) =>
    !leftOut.some((pattern) => matchesGlob(relative(inRoot(), path), pattern));
  cpSync(inRoot(), folder, { recursive: true, filter: isCopied });
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'), 'junction');
}

/** What the Vitest that runs this says to its workers is not for another one. */
const inner = Object.keys(process.env).filter((name) => /^(VITEST|NODE_OPTIONS$)/.test(name));
const env = {
  ...Object.fromEntries(inner.map((name) => [name, undefined])),
  // One imports the server once.
  VITEST_MAX_WORKERS: '1',
};

/**
 * Runs commands in the copy.
 *
 * @returns what they wrote
 * @throws AssertionError with that when one fails, or when a file of tests that is named ran none
 */
async function inCopy(commands: string): Promise<string> {
  const { code, output } = await run('sh', ['-ec', commands], { cwd: folder, capture: true, env });
  expect(code, `${commands}\n${output}`).toBe(0);
  const [, files] = /vitest run --project \w+ (.+?)(?: -t .*)?$/m.exec(commands) ?? [];
  const silent = (files?.split(' ') ?? []).filter(
    (file) => !new RegExp(`✓ .*${file}`).test(output),
  );
  expect(silent, `${commands}\n${output}`).toEqual([]);
  return output;
}

/** @throws Error when the text is not there exactly once */
function replaceIn(file: string, text: string, by: string): void {
  const [before, after, ...more] = readFileSync(join(folder, file), 'utf8').split(text);
  if (after === undefined || more.length > 0) throw new Error(`not once in ${file}: ${text}`);
  writeFileSync(join(folder, file), [before, by, after].join(''));
}

/** @throws Error when the anchor does not begin exactly one line, wherever it is indented to */
function insertIn(file: string, where: string, anchor: string, block: string): void {
  const lines = readFileSync(join(folder, file), 'utf8').split(/(?<=\n)/);
  const [at = -1, ...more] = [...lines.keys()].filter((line) =>
    lines[line]?.trimStart().startsWith(anchor),
  );
  if (at < 0 || more.length > 0) throw new Error(`begins not one line of ${file}: ${anchor}`);
  lines.splice(where === 'after' ? at + 1 : at, 0, block);
  writeFileSync(join(folder, file), lines.join(''));
}

const forms = {
  create: /^New file `([^`]+)`:$/,
  insert: /^In `([^`]+)`, (after|before) `([^`]+)`:$/,
  replace: /^In `([^`]+)`, replace `([^`]+)` by `([^`]+)`\.$/,
};

/** @throws Error when the page says it in no form that is known, or when a new file is there */
function obey(instruction: string, block: string): void {
  const [created] = forms.create.exec(instruction)?.slice(1) ?? [];
  const [changed, where, anchor] = forms.insert.exec(instruction)?.slice(1) ?? [];
  const [mended, text, by] = forms.replace.exec(instruction)?.slice(1) ?? [];
  if (created) {
    mkdirSync(dirname(join(folder, created)), { recursive: true });
    writeFileSync(join(folder, created), block, { flag: 'wx' });
  } else if (changed && where && anchor) insertIn(changed, where, anchor, block);
  else if (mended && text && by) replaceIn(mended, text, by);
  else throw new Error(`not understood: ${instruction}`);
}

/** Instructions, and blocks: that of an instruction which ends with a colon, or commands. */
const parts =
  /^(?<instruction>(?:New file|In) `.*)$|^```(?<language>\w+)\n(?<block>(?:.*\n)*?)```$/gm;

/** Follows a page from top to bottom. */
async function follow(page: string): Promise<void> {
  let open: string | undefined;
  for (const { groups: { instruction, language, block = '' } = {} } of page.matchAll(parts)) {
    if (instruction && open) throw new Error(`without a block: ${open}`);
    if (instruction?.endsWith(':')) open = instruction;
    else if (instruction) obey(instruction, '');
    else if (open) {
      obey(open, block);
      open = undefined;
    } else if (language === 'sh') await inCopy(block);
    else throw new Error(`nobody says where this goes: ${block}`);
  }
  if (open) throw new Error(`without a block: ${open}`);
}

// Once is enough: what the page writes is the same on every engine.
describe.skipIf(isDistributed)('what the page makes', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'artesa-kind-'));
    copyRepository();
    // The page calls the next version of the file 5.
    const page = readFileSync(join(folder, 'docs/kind-of-row.md'), 'utf8');
    await follow(
      page.replaceAll(/(inFileSince: |version |backup-)5\b/g, `$1${workshopVersion + 1}`),
    );
  }, 900_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(['core', '.'])('has the types that the project %s asks for', async (project) => {
    await inCopy(`tsc --project ${project} --checkers 1 --incremental false`);
  });

  test('has its whole migration', async () => {
    const generate = 'npm run migrations:generate';
    expect(await inCopy(generate)).toContain('No schema changes');
  });

  test('passes the unit tests that know kinds, pages and frozen files', async () => {
    const files = [
      'core/src/kinds',
      'core/src/schemas',
      'server/src/db',
      'web/app/acts/follow-lazily',
    ];
    await inCopy(`vitest run --project unit ${files.join(' ')} scripts/docs scripts/frozen`);
  });

  test('is in random workshops', async () => {
    const program = `import fc from 'fast-check';
      import { randomWorkshop } from '#server/testing/random-workshop.ts';
      const some = fc.sample(randomWorkshop, { numRuns: 20, seed: 242 });
      process.exitCode = some.some(({ tools }) => tools.length > 0) ? 0 : 1;`;
    await inCopy(`node --input-type=module --eval "${program}"`);
  });
});
