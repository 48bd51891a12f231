import { expect, type Locator, type Page } from '@playwright/test';
import { formatCount, formatDecimal } from '#core/numbers/formats.ts';

/** What a job takes. */
export interface Effort {
  readonly taps: number;
  readonly keys: number;
  /** How far one scrolls, in heights of the view. */
  readonly screens: number;
}

const inWords = ({ taps, keys, screens }: Effort) =>
  `${formatCount(taps, 'toque', 'toques')}, ${formatCount(keys, 'tecla', 'teclas')}, ` +
  `${formatDecimal(screens, { max: 1 })} telas roladas`;

/** A hand on a phone, whose taps, keys and swipes are counted. Enter is a key, too. */
export class Hand {
  taps = 0;
  keys = 0;
  /** How far it has scrolled, in heights of the view. */
  screens = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What is out of view is scrolled to before. */
  async tap(thing: Locator): Promise<void> {
    await this.#scrollTo(thing);
    this.taps += 1;
    await thing.tap();
  }

  /** By the phone's own button or gesture, which counts as a tap. */
  async back(): Promise<void> {
    this.taps += 1;
    await this.#page.goBack();
  }

  /** Goes down a page whose rows exist only near the view, until this one is in view. */
  async lookFor(thing: Locator): Promise<void> {
    while ((await thing.count()) === 0) {
      const moved = await this.#page.evaluate(swipe);
      if (moved === 0) throw new Error(`the page ends without ${thing}`);
      this.screens += moved;
    }
    await this.#scrollTo(thing);
  }

  /** Types where the focus is: a hand waits until there is a field, which may come with a press. */
  async type(text: string): Promise<void> {
    const field = this.#page.locator('input:not([type=radio]):focus, textarea:focus');
    await expect(field).toBeVisible();
    this.keys += Array.from(text).length;
    await this.#page.keyboard.type(text);
  }

  /** Types, and goes on by Enter. */
  async enter(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await this.type(text);
      this.keys += 1;
      await this.#page.keyboard.press('Enter');
    }
  }

  /** Says what it took, which may be no more than it was before. */
  tell(job: string, before: Effort): void {
    console.log(`${job}: ${inWords(this)} (antes: ${inWords(before)})`);
    expect(this.taps + this.keys).toBeLessThanOrEqual(before.taps + before.keys);
    expect(this.screens).toBeLessThan(before.screens + 0.5);
  }

  /** In one step: what is read in two may be another's by the second, as the button of a question just answered. */
  async #scrollTo(thing: Locator): Promise<void> {
    this.screens += await thing.evaluate(bringIntoView);
  }
}

/** Chromium's own, which a tap uses too: what is under a bar counts as out of view. */
type Scrollable = HTMLElement & { scrollIntoViewIfNeeded(): void };

/** Runs in the page. @returns how far it scrolled, in heights of the view */
function bringIntoView(element: HTMLElement | SVGElement): number {
  const before = element.getBoundingClientRect().top;
  (element as Scrollable).scrollIntoViewIfNeeded();
  return Math.abs(element.getBoundingClientRect().top - before) / innerHeight;
}

/** Runs in the page: leaves some of what was seen in view. @returns how far, in heights of the view */
function swipe(): Promise<number> {
  const from = window.scrollY;
  window.scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
  const moved = (window.scrollY - from) / innerHeight;
  // Until what comes into view is drawn.
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved))),
  );
}
