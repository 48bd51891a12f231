import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { drawn } from './application.ts';

declare global {
  interface Window {
    artesaSays(message: Message): void;
  }
}

/** What an element of the role `alert` or `status` says when it comes, and whenever that changes. */
interface Message {
  readonly text: string;
  /** It goes by itself. */
  readonly isToast: boolean;
}

/** A part of a message, or what matches it. */
type Words = string | RegExp;

/**
 * What pages have announced, kept as it comes: a message may be gone before a test looks, however soon
 * that is. What was asked for counts as heard: the next question is about what comes after.
 */
export class Announcements {
  #messages: Message[] = [];

  /** @param context whose pages are listened to, in what they open from now on */
  async listen(context: BrowserContext): Promise<void> {
    await context.exposeBinding('artesaSays', (_, message: Message) =>
      this.#messages.push(message),
    );
    await context.addInitScript(tell, place);
  }

  /** It has been announced, or is said now. */
  async message(words: Words): Promise<void> {
    const texts = () => this.#messages.map(({ text }) => text);
    const wanted =
      typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
    await expect.poll(texts, 'what the page says').toContainEqual(wanted);
    this.#forget(words);
  }

  /** It comes, and in one place: not in a box and in a toast as well. */
  async once(page: Page, words: Words): Promise<void> {
    await expect.poll(() => this.#places(page, words), `said: ${words}`).toBeGreaterThan(0);
    await allAnnounced(page);
    expect(await this.#places(page, words), `said: ${words}`).toBe(1);
    this.#forget(words);
  }

  /** Nothing like it has come. */
  async never(page: Page, words: Words): Promise<void> {
    await allAnnounced(page);
    expect(await this.#places(page, words), `said: ${words}`).toBe(0);
  }

  /** The toasts that there were, and what stands on the page. */
  async #places(page: Page, words: Words): Promise<number> {
    const toasts = this.#messages.filter(({ text, isToast }) => isToast && matches(text, words));
    const standing = page.getByText(words).and(page.locator(`:not(${place} *)`));
    return toasts.length + (await standing.count());
  }

  /** Nothing like it has been said, however soon it went. */
  async unsaid(page: Page, words: Words): Promise<void> {
    await allAnnounced(page);
    expect(this.#messages.filter(({ text }) => matches(text, words))).toEqual([]);
  }

  #forget(words: Words): void {
    this.#messages = this.#messages.filter(({ text }) => !matches(text, words));
  }
}

const matches = (text: string, words: Words) =>
  typeof words === 'string' ? text.includes(words) : words.test(text);

const place = '[data-toasts]';

/** Toasts wait for their place, which comes when the page is idle; without a network it cannot. */
export async function toastsCanShow(page: Page): Promise<void> {
  await page.locator(place).first().waitFor({ state: 'attached' });
}

async function allAnnounced(page: Page): Promise<void> {
  await toastsCanShow(page);
  await drawn(page);
}

/** How often something is there once what is to be said has been said. */
export async function countNow(locator: Locator): Promise<number> {
  await allAnnounced(locator.page());
  return await locator.count();
}

/** Runs in each page. */
function tell(toasts: string) {
  const announced = new WeakMap<Element, string>();
  new MutationObserver(() => {
    for (const alert of document.querySelectorAll('[role="alert"], [role="status"]')) {
      const text = alert.textContent ?? '';
      if (text === (announced.get(alert) ?? '')) continue;
      announced.set(alert, text);
      window.artesaSays({ text, isToast: alert.matches(`${toasts} > *`) });
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
