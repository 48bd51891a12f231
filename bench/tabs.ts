import type { BrowserContext, Page } from '@playwright/test';
import { addUser } from './add-user.ts';
import { startFilled } from './filled-server.ts';
import { launchBrowser } from './launch-browser.ts';
import { median, quantile } from './median.ts';
import { printVerdict, warnIfBusy } from './report.ts';
import { runBench } from './run-bench.ts';
import { signedInContext } from './signed-in-context.ts';

const changes = 40;
/** Milliseconds from a change until every other tab has painted it. */
const limitMs = 1_000;

await runBench(async (bench) => {
  const { server, filled: user } = await startFilled(bench, (services) =>
    addUser(services, 'ana@example.com'),
  );
  const browser = await launchBrowser();
  bench.undo.push(() => browser.close());
  const here = await signedInContext(browser, server.url, user);
  const tab = await openDashboard(here);
  const device = await openDashboard(await signedInContext(browser, server.url, user));

  warnIfBusy();
  const delays = { tab: [] as number[], device: [] as number[] };
  // The first change fills what the server and the browser keep.
  for (let change = 0; change <= changes; change += 1) {
    const name = `Ana-${change}`;
    const [inTab, onDevice, began] = await Promise.all([
      paintedAt(tab, name),
      paintedAt(device, name),
      rename(here, name),
    ]);
    if (change === 0) continue;
    delays.tab.push(inTab - began);
    delays.device.push(onDevice - began);
  }

  console.log(`\nDe uma mudança do nome até ser pintada noutro lugar, ${changes} vezes`);
  print('outra aba', delays.tab);
  print('outro aparelho', delays.device);
  console.log('');
  const slow = quantile([...delays.tab, ...delays.device], 0.95);
  return printVerdict('um segundo ÷ p95 de todos', limitMs / slow, 1, 0);
});

/** @returns a dashboard that hears of changes */
async function openDashboard(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const listens = page.waitForResponse('**/api/events');
  await page.goto('/dashboard');
  await listens;
  return page;
}

/** @returns when it was asked for, in milliseconds of the machine's clock */
async function rename({ request }: BrowserContext, name: string): Promise<number> {
  const began = Date.now();
  const answer = await request.patch('/api/me', { data: { name } });
  if (!answer.ok()) throw new Error(`PATCH /api/me: ${answer.status()}`);
  return began;
}

/** @returns when the greeting by this name had been painted, by the same clock */
function paintedAt(page: Page, name: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('h1')?.textContent !== ${JSON.stringify(`Olá, ${name}!`)}) return;
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  })`);
}

function print(where: string, delays: readonly number[]): void {
  const figure = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 0 });
  console.log(
    `  ${where.padEnd(16)} mediana ${figure(median(delays))} ms, p95 ${figure(quantile(delays, 0.95))} ms, maior ${figure(Math.max(...delays))} ms`,
  );
}
