import { expect, type Page } from '@playwright/test';

/** Runs in the page, before anything else of it: no database can be opened. */
export function forbidDevice(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('', 'SecurityError');
  };
}

/** Runs in the page, before anything else of it: this user has answered how prices end. */
export function answerRounding(userId: string): void {
  try {
    localStorage.setItem(`artesa:rounding-answered:${userId}`, 'true');
  } catch {
    // A page that is of nowhere has no storage.
  }
}

/** What the device keeps of the server's answers, as JSON; null where there is no database at all. */
export const storedOnDevice = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'artesa')) return null;
    return await new Promise<string>((done, failed) => {
      const opening = indexedDB.open('artesa');
      opening.onerror = failed;
      opening.onsuccess = () => {
        const reading = opening.result.transaction('queries').objectStore('queries').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          done(JSON.stringify(reading.result));
        };
      };
    });
  });

/** Opens a screen behind the login for the first time, until the application is on the device. */
export async function install(page: Page, from = ''): Promise<void> {
  await page.goto(`${from}/dashboard`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Waits until the device keeps an answer with this text in it. */
export async function untilStored(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect.poll(() => storedOnDevice(page)).toContain(text);
}
