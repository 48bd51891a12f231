import './lib/check-node.js';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runMain } from './lib/plain-error.js';
import { runInChromium } from './testing/run-installed.js';

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

await runMain(async () => {
  const args = process.argv.slice(2);
  const missing = Object.entries(programs).filter(([, program]) => !isInstalled(program));
  if (missing.length > 0 && !args.includes('--small')) {
    const packages = missing.map(([name]) => name).join(' ');
    console.log(`Nada foi aberto: faltam pacotes do Debian. Instale: apt-get install ${packages}`);
    return 1;
  }
  const entry = args.includes('--pictures') ? 'pictures' : 'main';
  return await runInChromium([`e2e/browsers/${entry}.ts`, ...args]);
});
