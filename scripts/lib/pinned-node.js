import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inRoot } from './paths.js';
import { PlainError } from './plain-error.js';

const binaryName = process.platform === 'win32' ? 'node.exe' : 'node';

/** Where the npm package `node` keeps its binary; `.bin/node` is only a link or a .cmd to it. */
const pinnedBinary = inRoot('node_modules', 'node', 'bin', binaryName);

/**
 * The Node that runs the server, the build and the checks.
 *
 * @returns {string} absolute path
 * @throws {PlainError} when the pinned one is missing and this process is older than Node 24
 */
export function pinnedNode() {
  if (existsSync(pinnedBinary)) return pinnedBinary;
  // An npm that refuses install scripts leaves the package without its binary.
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new PlainError(
    'O Node.js 24 do projeto não foi instalado: este npm está com os scripts de instalação desligados (ignore-scripts). Ligue-os e rode: npm rebuild node',
  );
}

/**
 * The environment of a child process: the pinned Node comes first on the PATH.
 *
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnv(extra = {}) {
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [inRoot('node_modules', '.bin'), process.env[pathKey]].filter(Boolean);
  return { ...process.env, [pathKey]: path.join(delimiter), ...extra };
}
