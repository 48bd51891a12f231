import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.js';
import { pinnedNode } from '../lib/pinned-node.js';
import { run } from '../lib/run.js';

/** The command-line programs of node_modules, by file: `.bin` holds .cmd files on Windows. */
const programs = {
  biome: ['@biomejs', 'biome', 'bin', 'biome'],
  depcruise: ['dependency-cruiser', 'bin', 'dependency-cruiser.mjs'],
  knip: ['knip', 'bin', 'knip.js'],
  playwright: ['@playwright', 'test', 'cli.js'],
  'react-router': ['@react-router', 'dev', 'bin.cjs'],
  tsc: ['typescript', 'bin', 'tsc'],
  stylelint: ['stylelint', 'bin/stylelint.mjs'],
  vitest: ['vitest', 'vitest.mjs'],
};

const memory = '/dev/shm';
/** In bytes; in containers there is often less. */
const memoryNeeded = 4_000_000_000;

/**
 * Where tests keep what they throw away: in memory where there is room, because every server of theirs
 * begins with a copy of a database.
 */
function temporaryRoot() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= memoryNeeded ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * @param {keyof typeof programs} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's
 */
export function runTool(name, args, env = {}) {
  const program = inRoot('node_modules', ...programs[name]);
  const variables = { TMPDIR: temporaryRoot(), ...env };
  return run(pinnedNode(), [program, ...args], { capture: true, env: variables });
}

/**
 * @template T
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>} after the folder is removed
 */
export async function withTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'artesa-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
