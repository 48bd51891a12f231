import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { followLoading } from './loading.ts';

/**
 * Opens a page and adds up what its scripts weigh, compressed; answers in KiB, once nothing more is
 * loaded. The page itself says which they are: the browser reports an answer to the test late.
 *
 * @param ready is awaited before the scripts are counted.
 */
export async function weighScripts(
  page: Page,
  path: string,
  ready: () => Promise<unknown>,
): Promise<number> {
  const loaded = followLoading(page);
  await page.goto(path);
  await ready();
  await loaded();
  const scripts = await page.evaluate(() => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...new Set(urls)].filter((url) => new URL(url).pathname.endsWith('.js'));
  });
  const weights = scripts.map(async (url) => {
    const answer = await page.request.get(url);
    return brotliCompressSync(await answer.body()).length;
  });
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0) / 1024;
}
