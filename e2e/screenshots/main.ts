import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newAccount, signIn } from '../harness/account.ts';
import { launchChromium } from '../harness/chromium.ts';
import { followLoading } from '../harness/loading.ts';
import { printed } from '../harness/paper.ts';
import { ChannelsPage } from '../pages/channels-page.ts';
import { changeElsewhere, dialogs } from '../pages/dialogs.ts';
import { prepareDemo } from './prepare-demo.ts';
import { readmePictures, schemes, screensOf, type Viewer, viewports } from './screens.ts';

/** How well a picture of the README is kept, from 0 to 100: small enough to load with the page. */
const quality = 68;

/** The list draws only what is near the view. A picture shows the whole page. */
const drawAll = '* { content-visibility: visible !important }';

/** A spreadsheet as somebody keeps it, with a line that cannot be read. */
const sheet = [
  'Insumo;Unidade;Preço;Grupo',
  'Barbante cru nº 6;quilo;39,90;Linhas e Fios',
  'Argola de madeira;unidade;2,50;Madeira',
  'Cola quente;bastão;0,90;',
].join('\n');

const { small, readme, to } = parseArgs({
  options: {
    readme: { type: 'boolean', default: false },
    /** What is pressed before a picture is pressed, and few pictures are taken. */
    small: { type: 'boolean', default: false },
    to: { type: 'string' },
  },
}).values;
const root = to ? pathToFileURL(`${resolve(to)}/`) : new URL('../../', import.meta.url);
const some = <T>(all: readonly T[]): readonly T[] => (small ? all.slice(0, 1) : all);

const { server, free, pro, stop } = await prepareDemo();
try {
  const browser = await launchChromium();
  const newcomer = newAccount({ name: 'Rosa Lima', email: 'rosa.lima@example.com' });
  await server.addAccount(newcomer);
  const accounts = { empty: newcomer, free, pro } as const;

  const openAs = async (viewer: Viewer, options: Parameters<Browser['newContext']>[0]) => {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
      ...options,
    });
    if (viewer !== 'visitor') await signIn(context.request, accounts[viewer]);
    return context;
  };
  await takeReadmePictures(openAs);
  if (!readme) await takeAll(openAs);
  await browser.close();
} finally {
  await stop();
}

type OpenAs = (
  viewer: Viewer,
  options: Parameters<Browser['newContext']>[0],
) => Promise<BrowserContext>;

async function takeReadmePictures(openAs: OpenAs): Promise<void> {
  const folder = new URL('docs/pictures/', root);
  mkdirSync(folder, { recursive: true });
  await sellInChannels(await openAs('pro', {}));
  const pictures = readmePictures.filter(({ act }) => act || !small);
  for (const { name, viewer, path, viewport, scheme, act } of pictures) {
    const context = await openAs(viewer, { viewport: viewports[viewport], colorScheme: scheme });
    const page = await context.newPage();
    const edit = path.startsWith('/') ? '' : await firstProduct(context);
    await show(page, { edit, product: edit.replace('/edit', '') }[path] ?? path);
    await act?.(page);
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    writeFileSync(new URL(`${name}.webp`, folder), Buffer.from(data, 'base64'));
    console.log(`docs/pictures/${name}.webp`);
    await context.close();
  }
}

/** Gives the workshop an hour that was worked out, and two channels. */
async function sellInChannels(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const monthlyCosts = [
    { name: 'Internet', amount: 99.9 },
    { name: 'DAS do MEI', amount: 82.05 },
    { name: 'Forno', amount: 4200, months: 96 },
  ];
  const hours = { hoursPerDay: 6, daysPerWeek: 5, vacationWeeks: 4, unpaidPercentage: 25 };
  const hourPlan = { monthlyIncome: 2500, ...hours, monthlyCosts };
  await context.request.patch('/api/me', { data: { hourPlan } });
  await ChannelsPage.store(page, 'shopee', 'maquininha');
  await context.close();
}

async function takeAll(openAs: OpenAs): Promise<void> {
  const folder = new URL('screenshots/', root);
  rmSync(folder, { recursive: true, force: true });
  await takePaper(openAs);
  for (const [size, viewport] of some(Object.entries(viewports))) {
    for (const colorScheme of some(schemes)) {
      for (const viewer of some(['pro', 'visitor', 'empty', 'free'] as const)) {
        const context = await openAs(viewer, { viewport, colorScheme });
        const into = new URL(`${size}-${colorScheme}/${viewer}/`, folder);
        await takeScreens(context, viewer, into);
        await context.close();
      }
    }
  }
}

/** What the Pro workshop prints, page by page. */
async function takePaper(openAs: OpenAs): Promise<void> {
  const folder = new URL('screenshots/paper/', root);
  mkdirSync(folder, { recursive: true });
  const context = await openAs('pro', { viewport: viewports.desktop });
  const page = await context.newPage();
  const sheet = (await firstProduct(context)).replace('/edit', '/sheet');
  for (const path of some([sheet, '/products', '/materials', '/reports'])) {
    await show(page, path);
    const name = path === sheet ? 'sheet' : path.slice(1);
    for (const [index, sheetOfPaper] of (await printed(page)).entries()) {
      const file = new URL(`${name}-${index + 1}.png`, folder);
      writeFileSync(file, await sheetOfPaper.picture());
    }
  }
  console.log('screenshots/paper/');
  await context.close();
}

async function takeScreens(context: BrowserContext, viewer: Viewer, into: URL): Promise<void> {
  const page = await context.newPage();
  const keep = (name: string, fullPage: boolean) =>
    page.screenshot({ path: new URL(`${name}.png`, into).pathname, fullPage, style: drawAll });
  for (const path of some(screensOf[viewer])) {
    await show(page, path);
    await keep(/[a-z-]+(\/[a-z]+)?/.exec(path)?.[0].replace('/', '-') ?? 'landing', true);
  }
  console.log(into.pathname.slice(root.pathname.length));
  if (viewer !== 'pro') return;
  const edit = await firstProduct(context);
  await show(page, edit);
  await keep('edit', true);
  await show(page, edit.replace('/edit', ''));
  await keep('product', true);
  await show(page, edit.replace('edit', 'sheet'));
  await keep('sheet', true);
  await show(page, '/import');
  await page.getByLabel('Escolher arquivo').setInputFiles({
    name: 'materiais.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sheet),
  });
  await page.getByRole('button', { name: /^Trazer \d/ }).waitFor();
  await keep('import-preview', true);
  const { products } = await (await context.request.get('/api/products')).json();
  const [product] = products;
  // Only a price from another hourly rate than today's can be recomputed.
  await changeElsewhere(page, product.id, () => ({ hourlyRate: 22 }));
  const { materials } = await (await context.request.get('/api/materials')).json();
  await show(page, edit.replace('edit', 'history'));
  await page.getByText('Versão atual').waitFor();
  await keep('history', true);
  const loaded = followLoading(page);
  for (const [name, open] of some(Object.entries(dialogs))) {
    // The same address again would be a reload, which keeps its place.
    await page.goto('about:blank');
    await open(page, { product, material: materials[0].name });
    // The question for the password comes a little later than its dialog.
    await page.getByRole('dialog').getByRole('button').first().waitFor();
    await loaded();
    await keep(`dialog-${name}`, false);
  }
}

async function firstProduct({ request }: BrowserContext): Promise<string> {
  const { products } = await (await request.get('/api/products')).json();
  return `/products/${products[0].id}/edit`;
}

/** Opens a screen and waits until nothing is loading any more. */
async function show(page: Page, path: string): Promise<void> {
  const loaded = followLoading(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await loaded();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
