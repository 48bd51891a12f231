import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/**
 * Adds up what a page's scripts weigh, compressed, from now on; answers in KiB, once nothing more
 * is loaded: neither a script nor data, nor what is put off until the page is idle.
 */
export function weighScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  const loading = new Set<unknown>();
  page.on('request', (request) => {
    if (['script', 'fetch'].includes(request.resourceType())) loading.add(request);
  });
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return async () => {
    // The browser reports a little later what an idle page begins to load.
    for (let quiet = 0; quiet < 2; quiet = loading.size === 0 ? quiet + 1 : 0) await idle(page);
    const weights = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
    return weights.reduce((sum, weight) => sum + weight, 0) / 1024;
  };
}

/** Waits until the page is idle, five seconds at most: where nothing is drawn it may never be. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5_000 })),
  );
