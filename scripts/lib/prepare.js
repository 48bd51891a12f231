import { installIfStale, isInstalled } from './install.js';
import { PlainError } from './plain-error.js';
import { buildWebIfStale, isWebBuilt } from './web-build.js';

const notReady =
  'Em produção nada é instalado nem construído na partida, e esta pasta não está pronta. Rode antes npm ci && npm run build, ou use uma versão pronta (npm run release).';

/**
 * What a program of the product needs to run in this folder: installed and built where it is stale; in
 * production only looked at, because a start there takes a second and changes nothing.
 *
 * @param {{ web?: boolean }} [options] whether it serves the screens
 * @throws {PlainError} in production when something is stale
 */
export async function prepare({ web = false } = {}) {
  if (process.env.NODE_ENV === 'production') {
    if (!isInstalled('start') || (web && !isWebBuilt())) throw new PlainError(notReady);
    return;
  }
  await installIfStale('start');
  if (web) await buildWebIfStale();
}
