import type { Page } from '@playwright/test';
import { channelPriceWords } from '#core/channels/channel-price-texts.ts';
import { feeTables } from '#core/channels/fee-tables.ts';
import { bear } from '#server/testing/product-input.ts';
import { launchBrowser, pageOf } from '../harness/browser.ts';
import { figure, median, printVerdict, quantile } from '../harness/figures.ts';
import type { Bench } from '../harness/run.ts';
import { startFilled } from '../harness/server.ts';
import { isSmall, sizes } from '../sizes.ts';

/** A phone's processor beside this one. */
const slowdown = 4;
/** Longer than the form waits before it stores what was typed on the device. */
const pauseMs = 350;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Prices typed and erased again. */
const keys = Array.from({ length: 10 }, () => [
  ...['1', '2', '3', '4', ',', '5'],
  ...Array.from({ length: 6 }, () => 'Backspace'),
])
  .flat()
  .slice(0, sizes.keys);

/** What the browser's trace holds; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time within it. */
  tdur?: number;
  args: { data?: { type?: string } };
}

interface Limit {
  readonly materials: number;
  /** In which the piece is priced at each key. */
  readonly channels?: number;
  readonly mostMs: number;
}

/** @param limits milliseconds from a key to its paint, for 95 of 100 keys among so many materials */
export async function measureTyping(bench: Bench, limits: readonly Limit[]): Promise<boolean> {
  const { server, filled: person } = await startFilled(bench, (_, add) => add('ana'));
  const page = await pageOf(person, await launchBrowser(bench), server.url, phone);
  console.log(
    `\nDa tecla à pintura, processador ${slowdown} vezes mais lento, ${keys.length} teclas`,
  );
  // What the browser needs by itself: nothing but a field, in a page without a script.
  await page.setContent('<meta name="viewport" content="width=device-width"><input>');
  await page.getByRole('textbox').focus();
  await measure('campo sozinho', page);
  const verdicts: boolean[] = [];
  for (const { materials, channels = 0, mostMs } of limits) {
    await openForm(page, materials, channels);
    const form = `${materials} materiais${channels > 0 ? `, ${channels} canais` : ''}`;
    const slow = await measure(form, page);
    const what = `${mostMs} ms ÷ p95 da tecla à pintura, ${form}`;
    verdicts.push(printVerdict(what, mostMs / slow, 1));
  }
  return verdicts.every(Boolean);
}

/** A price in the middle of so many materials, of a piece that is sold in so many channels. */
async function openForm(page: Page, count: number, channels: number): Promise<void> {
  const materials = Array.from({ length: count }, (_, index) => ({
    name: `Retalho ${index + 1}`,
    quantity: (index % 7) + 0.25,
    unitPrice: (index % 90) + 0.99,
  }));
  const data = { ...bear, name: `Colcha de ${count} retalhos`, materials };
  const { id } = await (await page.request.post('/api/products', { data })).json();
  for (const table of feeTables.slice(0, channels)) {
    await page.request.post('/api/channels', { data: { name: table.name, ...table.fees } });
  }
  await page.goto(`/products/${id}/edit`);
  const sold = page.getByRole('region', { name: channelPriceWords.title });
  for (const { name } of feeTables.slice(0, channels)) {
    await sold.getByRole('button', { name }).first().waitFor();
  }
  const middle = { name: `Material ${Math.ceil(count / 2)}`, exact: true };
  const row = page.getByRole('listitem', middle);
  // A finished row is a line that opens on a press.
  await row.getByRole('button', { name: /R\$/ }).click();
  await row.getByLabel('Preço unitário').fill('');
}

/**
 * Processor time is taken at full speed and multiplied: the browser's own brake interrupts by the
 * clock, so where other programs compete for the processor it brakes far more than so many times.
 *
 * @returns the 95th percentile in milliseconds
 */
async function measure(what: string, page: Page): Promise<number> {
  await timesToPaint(page, keys.slice(0, sizes.warmUpKeys));
  const times = (await timesToPaint(page, keys)).map((time) => time * slowdown);
  const slow = quantile(times, 0.95);
  const middle = figure(median(times), 1).padStart(5);
  console.log(`  ${what.padEnd(24)} mediana ${middle} ms, p95 ${figure(slow, 1).padStart(5)} ms`);
  return slow;
}

/** Until what has changed so far was handed over for painting, however busy the machine is. */
const drawn = (page: Page) =>
  page.evaluate('new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))');

/** Presses keys one after the other and reads from the browser's trace what each took. */
async function timesToPaint(page: Page, pressed: readonly string[]): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser cannot be traced');
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  for (const key of pressed) {
    await page.keyboard.press(key);
    await (isSmall ? drawn(page) : page.waitForTimeout(pauseMs));
  }
  const trace = (await browser.stopTracing()).toString('utf8');
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace);
  const first = traceEvents.find(isEvent('keydown'));
  const onMain = traceEvents
    .filter(({ pid, tid }) => pid === first?.pid && tid === first.tid)
    .sort((one, other) => one.ts - other.ts);
  const presses = onMain.filter(isEvent('keydown'));
  if (presses.length !== pressed.length) {
    throw new Error(`${pressed.length} teclas, mas ${presses.length} no registro do navegador.`);
  }
  return presses.map(({ ts }, index) => timeToPaint(onMain, ts, presses[index + 1]?.ts));
}

/**
 * Milliseconds of the main thread from the start of the task in which the key arrives. The frame that
 * shows it is the first one handed over for painting (`Commit`) after the `input` event of the field.
 */
function timeToPaint(
  onMain: readonly TraceEvent[],
  press: number,
  nextPress = Number.POSITIVE_INFINITY,
): number {
  const input = onMain.find((event) => event.ts > press && isEvent('input')(event));
  const commit = onMain.find(({ name, ts }) => name === 'Commit' && input && ts > input.ts);
  if (!commit || commit.ts > nextPress) throw new Error('Uma tecla que não mudou o que se vê.');
  const tasks = onMain.filter(
    ({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > press && ts < commit.ts,
  );
  return tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1_000, 0);
}

const isEvent =
  (type: string) =>
  ({ name, args }: TraceEvent): boolean =>
    name === 'EventDispatch' && args.data?.type === type;
