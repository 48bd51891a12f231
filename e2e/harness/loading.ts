import type { Page } from '@playwright/test';

/**
 * Follows what a page loads from now on. Await the answer: then nothing more is loaded, neither a
 * script nor data, nor what is put off until the page is idle.
 */
export function followLoading(page: Page): () => Promise<void> {
  const loading = new Set<unknown>();
  page.on('request', (request) => {
    if (['script', 'fetch'].includes(request.resourceType())) loading.add(request);
  });
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return async () => {
    // The browser reports a little later what an idle page begins to load.
    for (let quiet = 0; quiet < 2; quiet = loading.size === 0 ? quiet + 1 : 0) await idle(page);
  };
}

/** Waits until the page is idle, five seconds at most: where nothing is drawn it may never be. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5_000 })),
  );
