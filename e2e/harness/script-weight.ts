import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** Adds up what a page's scripts weigh, compressed, from now on; answers in KiB. */
export function weighScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') bodies.push(bodyOf(request));
  });
  return async () => {
    const weights = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
    return weights.reduce((sum, weight) => sum + weight, 0) / 1024;
  };
}

async function bodyOf(request: Request): Promise<Buffer> {
  const response = await request.response();
  if (!response) throw new Error(`no answer to ${request.url()}`);
  return response.body();
}
