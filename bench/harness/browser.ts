import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import type { Person } from './people.ts';
import type { Bench } from './run.ts';

/** The browser of the end-to-end tests: that of CHROMIUM_PATH, or Playwright's own. */
export async function launchBrowser(bench: Bench, more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  const isRoot = process.getuid?.() === 0;
  const usual = ['--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...usual, ...(isRoot ? ['--no-sandbox'] : []), ...more],
  });
  bench.undo.push(() => browser.close());
  return browser;
}

/** A page of somebody who is signed in at the application at this address. */
export async function pageOf(
  { cookie }: Person,
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
) {
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR', ...options });
  // The last resort alone: a busy machine may stand still for longer than the usual half minute.
  context.setDefaultTimeout(240_000);
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url }]);
  return await context.newPage();
}
