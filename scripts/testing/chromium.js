import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainError } from '../lib/plain-error.js';
import { run } from '../lib/run.js';
import { installDebianPackage } from './debian.js';
import { runTool } from './tools.js';

/** The shell first: it is what Playwright would bring, and draws no browser around the page. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** @returns {string[]} where the systems put a Chromium, the best first */
function usualPlaces() {
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [
    ...[...onPath, '/usr/bin', '/usr/local/bin'].flatMap((folder) =>
      names.map((name) => join(folder, name)),
    ),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
}

/** @param {string} path */
async function starts(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // Ubuntu's chromium-browser may be a script that only recommends a snap. Windows opens a window.
  if (process.platform === 'win32') return true;
  return (await run(path, ['--version'], { capture: true })).code === 0;
}

async function installed() {
  for (const path of new Set(usualPlaces())) {
    if (await starts(path)) return path;
  }
  return undefined;
}

/**
 * A Chromium for the end-to-end tests: CHROMIUM_PATH, an installed one, Debian's, or Playwright's.
 *
 * @returns {Promise<{ path?: string } | { problem: string }>} without a path Playwright uses its own
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return { path: given };
    return { problem: `CHROMIUM_PATH aponta para ${given}, que não abre.` };
  }
  let path = await installed();
  if (path) return { path };
  await installDebianPackage('o Chromium', ['chromium-headless-shell', 'chromium']);
  path = await installed();
  if (path) return { path };
  console.log('Baixando o Chromium do Playwright…');
  const { code, output } = await runTool('playwright', ['install', 'chromium']);
  if (code === 0) return {};
  return {
    problem: `${output}\nNão há Chromium e não foi possível instalar um. Instale o Chromium ou aponte CHROMIUM_PATH para ele.`,
  };
}

/**
 * The variables by which a program opens that Chromium.
 *
 * @throws {PlainError} when there is none
 */
export async function chromiumEnv() {
  const chromium = await findChromium();
  if ('problem' in chromium) throw new PlainError(chromium.problem);
  return chromium.path ? { CHROMIUM_PATH: chromium.path } : {};
}
