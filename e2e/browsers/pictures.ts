import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Account } from '../harness/account.ts';
import { openScreens, ownScreens } from '../harness/screens.ts';
import { prepareDemo } from '../screenshots/prepare-demo.ts';
import { openChromium } from './chromium.ts';
import type { Camera } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { differences, settled } from './layout.ts';
import { openWebKit } from './webkit.ts';

/** A phone. Pages are drawn as if it were as high as they are. */
const [width, height, highest] = [390, 844, 7_000];
const between = 24;

const folder = new URL('../results/browsers/', import.meta.url);

const small = process.argv.includes('--small');
const some = <T>(all: readonly T[]): readonly T[] => (small ? all.slice(0, 1) : all);

// Every screen in three engines, one beside the other, and what they place differently.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { server, pro, stop } = await prepareDemo();
const cameras: Camera[] = [];
try {
  for (const open of small ? [openChromium] : [openChromium, openFirefox, openWebKit]) {
    cameras.push(await open({ width, height }));
  }
  for (const path of some(openScreens)) await photograph(cameras, server.url, path);
  await Promise.all(cameras.map((camera) => signIn(camera, server.url, pro)));
  for (const path of some([...(await screensOfRows(cameras[0], server.url)), ...ownScreens])) {
    await photograph(cameras, server.url, path);
  }
} finally {
  for (const camera of cameras) await camera.close();
  await stop();
}
console.log(folder.pathname);

/** The page is open at the server already, whose cookie the answer sets. */
async function signIn(camera: Camera, url: string, { email, password }: Account): Promise<void> {
  await camera.open(`${url}/auth`);
  const body = JSON.stringify(JSON.stringify({ email, password }));
  const status = await camera.evaluate<number>(`fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: ${body},
  }).then(({ status }) => status)`);
  if (status !== 200) throw new Error(`${camera.name}: signing in answers ${status}`);
}

/** The screens of one product and one material. */
async function screensOfRows(camera: Camera | undefined, url: string): Promise<string[]> {
  if (!camera) return [];
  await camera.open(`${url}/dashboard`);
  const first = (path: string, rows: string) =>
    camera.evaluate<string>(
      `fetch('${path}').then((answer) => answer.json()).then((all) => all.${rows}[0].id)`,
    );
  const product = await first('/api/products', 'products');
  const material = await first('/api/stock', 'materials');
  return [
    '/stock?part=pieces',
    `/stock/materials/${material}`,
    `/stock/products/${product}`,
    `/materials/${material}/history`,
    `/products/${product}/edit`,
    `/products/${product}/history`,
    `/products/${product}/sheet`,
  ];
}

async function photograph(cameras: readonly Camera[], url: string, path: string): Promise<void> {
  const layouts = await Promise.all(
    cameras.map(async (camera) => {
      await camera.resize({ width, height });
      await camera.open(url + path);
      return await settled(camera);
    }),
  );
  const whole = Math.min(highest, Math.max(...layouts.map((layout) => layout.height)));
  const shots = await Promise.all(
    cameras.map(async (camera) => {
      await camera.resize({ width, height: whole });
      await settled(camera);
      return Buffer.from(await camera.picture(), 'base64');
    }),
  );
  const name = path
    .slice(1)
    .replaceAll(/[0-9a-f-]{36}/g, 'id')
    .replaceAll(/\W+/g, '-');
  writeFileSync(new URL(`${name || 'landing'}.png`, folder), await beside(shots, whole));
  const [first, ...others] = layouts;
  console.log(path);
  for (const [index, layout] of others.entries()) {
    for (const line of first ? differences(first, layout) : []) {
      console.log(`  ${cameras[index + 1]?.name}: ${line}`);
    }
  }
}

async function beside(shots: readonly Buffer[], whole: number): Promise<Buffer> {
  const images = await Promise.all(shots.map((shot) => loadImage(shot)));
  const canvas = createCanvas(images.length * (width + between) - between, whole);
  const context = canvas.getContext('2d');
  for (const [index, image] of images.entries()) {
    context.drawImage(image, index * (width + between), 0);
  }
  return canvas.toBuffer('image/png');
}
