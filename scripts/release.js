import './lib/check-node.js';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installIfStale } from './lib/install.js';
import { inRoot } from './lib/paths.js';
import { PlainError, runMain } from './lib/plain-error.js';
import { run } from './lib/run.js';
import { buildWebIfStale } from './lib/web-build.js';
import { makeRelease } from './release/make-release.js';

/** @returns {Promise<string>} like `0.1.0+187e650e`; without git and COMMIT the package's alone */
async function versionOfRelease() {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const git = await run('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    capture: true,
  });
  const commit = process.env.COMMIT || (git.code === 0 ? git.output.trim() : '');
  return commit ? `${version}+${commit}` : version;
}

function folderAsked() {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to;
  } catch {
    throw new PlainError('npm run release só conhece --to PASTA.');
  }
}

/** @param {string} folder in release/ */
async function pack(folder) {
  const file = `${folder}.tar.gz`;
  const args = ['--create', '--gzip', '--file', file, folder];
  const { code, output } = await run('tar', args, { capture: true, cwd: inRoot('release') });
  if (code !== 0) throw new PlainError(`${output.trim()}\nO pacote não pôde ser escrito com tar.`);
  console.log(`release/${file}`);
}

/** @param {string} folder of somebody's choice: nothing in it is replaced */
function refuseTaken(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new PlainError(`A pasta ${folder} não está vazia.`);
  }
}

await runMain(async () => {
  const to = folderAsked();
  if (to) refuseTaken(resolve(to));
  await installIfStale('start');
  await buildWebIfStale();
  const version = await versionOfRelease();
  const name = `artesa-${version}-${process.platform}-${process.arch}`;
  const folder = to ? resolve(to) : inRoot('release', name);
  if (!to) rmSync(folder, { recursive: true, force: true });
  makeRelease(folder, version);
  console.log(`Versão ${version} pronta: ${folder}`);
  if (!to) await pack(name);
  return 0;
});
