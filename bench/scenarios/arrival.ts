import type { Browser, Page } from '@playwright/test';
import { launchBrowser, pageOf } from '../harness/browser.ts';
import { figure, median, printVerdict } from '../harness/figures.ts';
import type { Person } from '../harness/people.ts';
import type { Bench } from '../harness/run.ts';
import { startFilled } from '../harness/server.ts';
import { sizes } from '../sizes.ts';

/** A phone's line where it has one bar: 400 kbit a second, in bytes. */
const slowLine = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Without those before the login, whose headings are in their pages and wait for no script. */
const screens = [
  '/dashboard',
  '/calculator',
  '/products',
  '/materials',
  '/reports',
  '/settings',
  '/upgrade',
].slice(0, sizes.screens);

interface Visit {
  readonly first: number;
  readonly later: number;
}

/** @param most seconds until a screen's heading shows, on a device that has nothing of it and on later visits */
export async function measureArrival(bench: Bench, most: Visit): Promise<boolean> {
  const { server, filled: person } = await startFilled(bench, (_, add) => add('ana'));
  const browser = await launchBrowser(bench);
  console.log('\nAté o título, 400 kbit/s e 400 ms de espera, em segundos');
  const visits: Visit[] = [];
  for (const path of screens) {
    const runs: Visit[] = [];
    for (let run = 0; run < sizes.visits; run += 1) {
      runs.push(await visit(browser, person, server.url, path));
    }
    const visited = { first: median(runs.map(first)), later: median(runs.map(later)) };
    visits.push(visited);
    const [one, other] = [first(visited), later(visited)].map((seconds) => figure(seconds, 1));
    console.log(`  ${path.padEnd(14)} primeira visita ${one}, seguintes ${other}`);
  }
  const slowest = { first: Math.max(...visits.map(first)), later: Math.max(...visits.map(later)) };
  return [
    printVerdict(`${most.first} s ÷ a mais lenta primeira visita`, most.first / slowest.first, 1),
    printVerdict(`${most.later} s ÷ a mais lenta visita seguinte`, most.later / slowest.later, 1),
  ].every(Boolean);
}

const first = (visit: Visit) => visit.first;
const later = (visit: Visit) => visit.later;

/** Opens the screen with nothing of it on the device, and again once the device keeps what it is made of. */
async function visit(browser: Browser, person: Person, url: string, path: string): Promise<Visit> {
  const page = await pageOf(person, browser, url, phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  const first = await secondsToHeading(page, path);
  // As a text: this project of types knows no browser.
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
  await page.goto('about:blank');
  const later = await secondsToHeading(page, path);
  await page.context().close();
  return { first, later };
}

async function secondsToHeading(page: Page, path: string): Promise<number> {
  const began = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return (performance.now() - began) / 1_000;
}
