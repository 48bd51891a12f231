import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newAccount } from '../harness/account.ts';
import { startServer } from '../harness/server.ts';
import { openChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { pageOf } from './engine-page.ts';
import { openFirefox } from './firefox.ts';
import { becomeUser, keepOnDevice, readReports, reloadOffline } from './walk.ts';
import { openWebKit } from './webkit.ts';

/** A phone, or as narrow as WebKitGTK's browser can be made. */
const size = { width: 390, height: 844 };
const pictures = new URL('../results/', import.meta.url);
const opened = process.argv.includes('--small') ? [openChromium] : [openWebKit, openFirefox];

type Walk = (page: Page) => Promise<void>;

const server = await startServer();
const engines: Engine[] = [];
try {
  for (const open of opened) engines.push(await open(size));
  const passed = await Promise.all(engines.map(walkWithServer));
  await server.stop();
  const walked = await Promise.all(engines.filter((_, index) => passed[index]).map(walkWithout));
  if (walked.length < engines.length || walked.includes(false)) process.exitCode = 1;
} finally {
  for (const engine of engines) await engine.close();
  await server.stop();
}

async function walkWithServer(engine: Engine): Promise<boolean> {
  const account = newAccount();
  return (
    (await reported(engine, 'cadastro, confirmação, entrada e produto salvo', (page) =>
      becomeUser(page, server, account),
    )) &&
    (await reported(engine, 'relatórios', (page) => readReports(page, server, account))) &&
    (await reported(engine, 'guardada no aparelho', keepOnDevice))
  );
}

async function walkWithout(engine: Engine): Promise<boolean> {
  return await reported(engine, 'aberta sem conexão', reloadOffline);
}

/** @returns whether it went well; if not, the screen is kept as a picture */
async function reported(engine: Engine, what: string, walk: Walk): Promise<boolean> {
  const started = Date.now();
  try {
    await walk(pageOf(engine, server.url, size));
    console.log(`✔ ${engine.name}: ${what} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    mkdirSync(pictures, { recursive: true });
    const picture = new URL(`${engine.name}.png`, pictures);
    writeFileSync(picture, Buffer.from(await engine.picture(), 'base64'));
    console.error(`✖ ${engine.name}: ${what}\n${error}\n${picture.pathname}`);
    return false;
  }
}
