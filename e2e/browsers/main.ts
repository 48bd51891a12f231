import { mkdirSync, writeFileSync } from 'node:fs';
import { newAccount } from '../harness/account.ts';
import { startServer } from '../harness/server.ts';
import { Browser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { becomeUser, keepOnDevice, readReports, reloadOffline } from './walk.ts';
import { openWebKit } from './webkit.ts';

/** A phone, or as narrow as WebKitGTK's browser can be made. */
const size = { width: 390, height: 844 };
const pictures = new URL('../results/', import.meta.url);

const server = await startServer();
const browsers: Browser[] = [];
try {
  for (const open of [openWebKit, openFirefox]) browsers.push(new Browser(await open(size)));
  const kept = await Promise.all(browsers.map(walkWithServer));
  await server.stop();
  const walked = await Promise.all(browsers.filter((_, index) => kept[index]).map(walkWithout));
  if (walked.length < browsers.length || walked.includes(false)) process.exitCode = 1;
} finally {
  for (const browser of browsers) await browser.close();
  await server.stop();
}

async function walkWithServer(browser: Browser): Promise<boolean> {
  const account = newAccount();
  return (
    (await told(browser, 'cadastro, confirmação, entrada e produto salvo', () =>
      becomeUser(browser, server.url, account),
    )) &&
    (await told(browser, 'relatórios', () => readReports(browser, server, account))) &&
    (await told(browser, 'guardada no aparelho', () => keepOnDevice(browser)))
  );
}

async function walkWithout(browser: Browser): Promise<boolean> {
  return await told(browser, 'aberta sem conexão', () => reloadOffline(browser, server.url));
}

/** @returns whether it went well; if not, the screen is kept as a picture */
async function told(browser: Browser, what: string, walk: () => Promise<void>): Promise<boolean> {
  const started = Date.now();
  try {
    await walk();
    console.log(`✔ ${browser.name}: ${what} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    mkdirSync(pictures, { recursive: true });
    const picture = new URL(`${browser.name}.png`, pictures);
    writeFileSync(picture, await browser.picture());
    console.error(`✖ ${browser.name}: ${what}\n${error}\n${picture.pathname}`);
    return false;
  }
}
