import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { drawn } from './application.ts';

declare global {
  interface Window {
    toastHasCome(text: string): void;
  }
}

/** Whole words of a message, or what they match. */
type Words = string | RegExp;

const matches = (text: string, words: Words) =>
  typeof words === 'string' ? text.includes(words) : words.test(text);

/**
 * What pages have said in toasts, kept as it comes: a toast goes by itself, however late a test looks.
 * What was asked for counts as heard: the next question is about what comes after.
 */
export class Said {
  #toasts: string[] = [];

  /** @param context whose pages are listened to, those that it opens from now on */
  async listen(context: BrowserContext): Promise<void> {
    await context.exposeBinding('toastHasCome', (_, text: string) => this.#toasts.push(text));
    await context.addInitScript(tellOfToasts);
  }

  /** A toast has said so, or does now. */
  async toast(words: Words): Promise<void> {
    await expect.poll(() => this.#toasts, `said: ${words}`).toContainEqual(matching(words));
    this.#forget(words);
  }

  /** A message comes, and in one place: not in a box and in a toast as well. */
  async once(page: Page, words: Words): Promise<void> {
    await expect.poll(() => this.#places(page, words), `said: ${words}`).toBeGreaterThan(0);
    await toastsCanShow(page);
    await drawn(page);
    expect(await this.#places(page, words), `said: ${words}`).toBe(1);
    this.#forget(words);
  }

  /** No message like that has come, once what is to be said has been said. */
  async never(page: Page, words: Words): Promise<void> {
    await toastsCanShow(page);
    await drawn(page);
    expect(await this.#places(page, words), `said: ${words}`).toBe(0);
  }

  async #places(page: Page, words: Words): Promise<number> {
    const boxes = page.getByText(words).and(page.locator(`:not(${place} *)`));
    return (await boxes.count()) + this.#toasts.filter((text) => matches(text, words)).length;
  }

  #forget(words: Words): void {
    this.#toasts = this.#toasts.filter((text) => !matches(text, words));
  }
}

const matching = (words: Words) =>
  typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);

const place = '[data-position="top-center"]';

/** Toasts wait for their place, which comes when the page is idle; without a network it cannot. */
export async function toastsCanShow(page: Page): Promise<void> {
  await page.locator(place).first().waitFor({ state: 'attached' });
}

/**
 * How often something is there, once what is to be said has been said. It is counted once: a toast
 * goes by itself, and who waits for a number finds it then.
 */
export async function countNow(locator: Locator): Promise<number> {
  const page = locator.page();
  await toastsCanShow(page);
  await drawn(page);
  return await locator.count();
}

/** Runs in each page. */
function tellOfToasts() {
  const known = new Map<Element, string>();
  new MutationObserver(() => {
    const now = document.querySelectorAll('[data-position="top-center"] > [role="alert"]');
    for (const toast of now) {
      const text = toast.textContent ?? '';
      if (known.get(toast) !== text) window.toastHasCome(text);
      known.set(toast, text);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
