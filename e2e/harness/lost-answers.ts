import type { Page } from '@playwright/test';

/** Lets the calls of an act through to the server, and loses the answers on their way back. */
export async function losingAnswers(
  page: Page,
  calls: string,
  act: () => Promise<void>,
): Promise<void> {
  await page.route(calls, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.method() !== 'GET');
  await act();
  await lost;
  await page.unroute(calls);
}
