import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { followLoading } from './loading.ts';

/**
 * Adds up what a page's scripts weigh, compressed, from now on; answers in KiB, once nothing more
 * is loaded.
 */
export function weighScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  const loaded = followLoading(page);
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return async () => {
    await loaded();
    const weights = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
    return weights.reduce((sum, weight) => sum + weight, 0) / 1024;
  };
}
