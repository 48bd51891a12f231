import './lib/check-node.js';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installIfStale } from './lib/install.js';
import { pinnedNode } from './lib/pinned-node.js';
import { runMain } from './lib/plain-error.js';
import { run } from './lib/run.js';
import { buildWebIfStale } from './lib/web-build.js';

/** What is started, by the package of Debian's that brings it. */
const programs = {
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
};

/** @param {string} program */
const isInstalled = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

async function browserOfTests() {
  // Loaded only now: it stands on what is installed.
  const { chromiumEnv } = await import('./testing/chromium.js');
  return await chromiumEnv();
}

await runMain(async () => {
  const missing = Object.entries(programs).filter(([, program]) => !isInstalled(program));
  if (missing.length > 0) {
    const packages = missing.map(([name]) => name).join(' ');
    console.log(`Nada foi aberto: faltam pacotes do Debian. Instale: apt-get install ${packages}`);
    return 0;
  }
  await installIfStale('all');
  await buildWebIfStale();
  const wantsPictures = process.argv.includes('--pictures');
  const entry = wantsPictures ? 'e2e/browsers/pictures.ts' : 'e2e/browsers/main.ts';
  const env = wantsPictures ? await browserOfTests() : {};
  const args = ['--disable-warning=ExperimentalWarning', entry];
  return (await run(pinnedNode(), args, { env })).code;
});
