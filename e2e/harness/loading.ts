import type { Page } from '@playwright/test';

/**
 * Follows what a page loads from now on. Await the answer: then nothing more is loaded, neither a
 * script nor data, nor what is put off until the page is idle, and no place of the page waits.
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
    for (let quiet = 0; quiet < 2; ) {
      const waits = await idle(page);
      quiet = loading.size === 0 && !waits ? quiet + 1 : 0;
    }
  };
}

/**
 * Waits until the page is idle, five seconds at most: where nothing is drawn it may never be. Answers
 * whether a place of it waits for what it shows.
 */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((done) =>
        requestIdleCallback(() => done(document.querySelector('[data-waiting]') !== null), {
          timeout: 5_000,
        }),
      ),
  );
