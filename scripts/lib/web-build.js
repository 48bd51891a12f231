import { existsSync } from 'node:fs';
import { contentHash } from './content-hash.js';
import { inRoot, root } from './paths.js';
import { pinnedNode } from './pinned-node.js';
import { PlainError } from './plain-error.js';
import { prepareAlone } from './prepare-lock.js';
import { run } from './run.js';
import { readStamp, removeStamp, writeStamp } from './stamp.js';

const sources = ['web', 'core/src', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const generated = new Set(['build', '.react-router']);
const stamp = inRoot('web', 'build', '.stamp');
const page = inRoot('web', 'build', 'client', 'index.html');

/** @param {string} name */
const isSource = (name) => !generated.has(name) && !/\.test\.tsx?$/.test(name);

const wantedStamp = () => contentHash(root, sources, isSource);

/** @param {string} wanted */
const isFresh = (wanted) => readStamp(stamp) === wanted && existsSync(page);

async function build() {
  console.log('Construindo a interface…');
  const cli = inRoot('node_modules', '@react-router', 'dev', 'bin.cjs');
  const { code, signal, output } = await run(pinnedNode(), [cli, 'build', 'web'], {
    capture: true,
    env: { NODE_ENV: 'production' },
  });
  if (signal) process.exit(code);
  if (code !== 0) throw new PlainError(`${output.trim()}\nA construção da interface falhou.`);
}

export const isWebBuilt = () => isFresh(wantedStamp());

/**
 * Builds the client into web/build, unless what is there was built from these sources.
 *
 * @throws {PlainError} with the build's own words when it fails
 */
export async function buildWebIfStale() {
  if (isWebBuilt()) return;
  await prepareAlone(async () => {
    // Hashed before the build: a file saved meanwhile leaves a stamp that is already stale.
    const wanted = wantedStamp();
    if (isFresh(wanted)) return;
    removeStamp(stamp);
    await build();
    writeStamp(stamp, wanted);
  });
}
