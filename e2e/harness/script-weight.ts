import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Adds up what a page's scripts weigh, compressed, from now on; answers in KiB. */
export function weighScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return async () => {
    const weights = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
    return weights.reduce((sum, weight) => sum + weight, 0) / 1024;
  };
}
