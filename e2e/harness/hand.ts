import type { Locator, Page } from '@playwright/test';

/** A hand on a phone, whose taps and keys are counted. Enter is a key, too. */
export class Hand {
  taps = 0;
  keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(thing: Locator): Promise<void> {
    this.taps += 1;
    await thing.tap();
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
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
}
