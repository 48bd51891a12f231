import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { iconFile } from './icon-file.ts';
import { subsetFace } from './subset-face.ts';

const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
const folder = to ? pathToFileURL(`${resolve(to)}/`) : new URL('../', import.meta.url);

async function write(path: string, content: Buffer) {
  const file = new URL(path, folder);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, content);
}

async function draw(browser: Browser, html: string, width: number, height = width) {
  const page = await browser.newPage({ viewport: { width, height } });
  const body = html.startsWith('<svg') ? `<style>body { margin: 0 }</style>${html}` : html;
  await page.setContent(body);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

// First: the share image is set in it.
await write('app/fonts/fraunces-pt-br.woff2', await subsetFace());
const { filled, rounded, shareImage } = await import('./drawings.ts');

const executablePath = process.env.CHROMIUM_PATH;
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
await write('public/favicon.ico', iconFile(await draw(browser, rounded, 32), 32));
await write('public/icon-192.png', await draw(browser, rounded, 192));
await write('public/icon-512.png', await draw(browser, rounded, 512));
await write('public/icon-maskable-512.png', await draw(browser, filled, 512));
await write('public/apple-touch-icon.png', await draw(browser, filled, 180));
await write('public/share.png', await draw(browser, shareImage, 1200, 630));
await browser.close();
