import type { Page } from '@playwright/test';
import type { ProductInput } from '#core/schemas/product.ts';
import { launchBrowser, pageOf } from '../harness/browser.ts';
import { figure, median, printVerdict, quantile } from '../harness/figures.ts';
import type { Bench } from '../harness/run.ts';
import { startFilled } from '../harness/server.ts';
import { keystrokeWork, throttle } from './keystroke-work.ts';

/** From a key to its paint, for 95 of 100 keys. */
const limits = [
  { materials: 30, limitMs: 50 },
  { materials: 200, limitMs: 100 },
];
/** A phone's processor beside this one. */
const slowdown = 4;
/** Longer than the form waits before it keeps what was typed on the device. */
const pauseMs = 350;

/** Prices typed and erased again, 120 keys. */
const keys = Array.from({ length: 10 }, () => [
  ...['1', '2', '3', '4', ',', '5'],
  ...Array.from({ length: 6 }, () => 'Backspace'),
]).flat();

/** Milliseconds per key, on the slow processor. */
interface Figures {
  toPaint: number[];
  after: number[];
  wall: number[];
}

export async function typing(bench: Bench): Promise<boolean> {
  const { server, filled: person } = await startFilled(bench, (_, add) => add('ana'));
  const browser = await launchBrowser(bench);
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const page = await pageOf(person, browser, server.url, phone);

  console.log(
    `\nDigitar um preço, processador ${slowdown} vezes mais lento, ${keys.length} teclas`,
  );
  print('campo sozinho', await measureBareField(page));
  print('1 material', await measureForm(page, 1));
  const ratios: number[] = [];
  for (const { materials, limitMs } of limits) {
    const figures = await measureForm(page, materials);
    print(`${materials} materiais`, figures);
    ratios.push(limitMs / quantile(figures.toPaint, 0.95));
  }
  console.log('');
  const kept = limits.map(({ materials, limitMs }, index) => {
    const what = `${limitMs} ms ÷ p95 da tecla à pintura, ${materials} materiais`;
    return printVerdict(what, ratios[index] ?? Number.NaN, 1);
  });
  return kept.every(Boolean);
}

/** What the browser needs for a key by itself: nothing but a field, in a page without a script. */
async function measureBareField(page: Page): Promise<Figures> {
  await page.setContent('<meta name="viewport" content="width=device-width"><input>');
  await page.getByRole('textbox').focus();
  return measure(page);
}

/** A price typed in the middle of so many materials. */
async function measureForm(page: Page, materials: number): Promise<Figures> {
  const answer = await page.request.post('/api/products', { data: product(materials) });
  const { id } = await answer.json();
  await page.goto(`/products/${id}/edit`);
  const row = Math.ceil(materials / 2);
  const field = page
    .getByRole('listitem', { name: `Material ${row}`, exact: true })
    .getByLabel('Preço unitário');
  await field.fill('');
  return measure(page);
}

/**
 * Processor time is taken at full speed and multiplied: the browser's brake interrupts by the clock,
 * so where other programs compete for the processor it brakes far more than so many times. Only the
 * time by the clock is measured under it.
 */
async function measure(page: Page): Promise<Figures> {
  const session = await page.context().newCDPSession(page);
  await keystrokeWork(page, keys.slice(0, 24), pauseMs);
  const work = await keystrokeWork(page, keys, pauseMs);
  await throttle(session, slowdown);
  const slowed = await keystrokeWork(page, keys.slice(0, 48), pauseMs);
  await throttle(session, 1);
  await session.detach();
  return {
    toPaint: work.map(({ toPaint }) => toPaint * slowdown),
    after: work.map(({ after }) => after * slowdown),
    wall: slowed.map(({ wall }) => wall),
  };
}

function product(materials: number): ProductInput {
  return {
    name: `Colcha de ${materials} retalhos`,
    craftCategory: 'patchwork',
    productionTime: 12.5,
    fixedCosts: 30,
    marginPercentage: 100,
    hourlyRate: 25,
    materials: Array.from({ length: materials }, (_, index) => ({
      name: `Retalho ${index + 1}`,
      quantity: (index % 7) + 0.25,
      unitPrice: (index % 90) + 0.99,
    })),
  };
}

function print(what: string, { toPaint, after, wall }: Figures): void {
  const parts = { 'até a pintura': toPaint, depois: after, 'no relógio': wall };
  const cells = Object.entries(parts).map(([part, figures]) => {
    const [middle, high] = [median(figures), quantile(figures, 0.95)].map((value) =>
      figure(value, 1).padStart(5),
    );
    return `${part}: mediana ${middle} ms, p95 ${high} ms`;
  });
  console.log(`  ${what.padEnd(16)}${cells.join('   ')}`);
}
