import { expect, type Locator, type Page } from '@playwright/test';

/** No screen has more places that take the focus. */
const furthest = 90;

const nowhere = 'nothing has it';

/** A user without a mouse. After every key the focus must be somewhere that can be seen. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes on by Tab, or back by Shift+Tab, until the place has the focus. */
  async tabTo(place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await place.waitFor({ state: 'attached' });
    let ends = 0;
    for (let pressed = 0; pressed < furthest; pressed += 1) {
      await this.#page.keyboard.press(key);
      const hidden = await this.#page.evaluate(whatHidesTheFocus);
      // Between the last place and the first the focus is in the browser itself.
      if (hidden === nowhere && ends++ === 0) continue;
      expect(hidden, `the focus after ${key}`).toBe('');
      if (await place.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${furthest} times ${key} did not reach ${place}`);
  }

  async press(key: string, times = 1): Promise<void> {
    for (let pressed = 0; pressed < times; pressed += 1) await this.#page.keyboard.press(key);
  }

  /** Goes to a field and types over what is in it. */
  async typeInto(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
  }

  /** Goes to a button or link and presses it. */
  async use(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(control);
    await this.#page.keyboard.press(key);
  }

  /** Checks the focus after something has gone or another screen has come. */
  async expectFocusNotLost(): Promise<void> {
    await expect
      .poll(() => this.#page.evaluate(whatHidesTheFocus), { message: 'what hides the focus' })
      .toBe('');
  }
}

/** Runs in the page. Headings, cards and main get the focus to be read out, not to be used. */
function whatHidesTheFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has it';
  const name = `${element.tagName} ${element.id} ${element.textContent?.slice(0, 40)}`;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const columns = [0.1, 0.5, 0.9].map((part) => left + part * (right - left));
  const lines = [0.1, 0.5, 0.9].map((part) => top + part * (bottom - top));
  const seen = columns.some((x) =>
    lines.some((y) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.contains(element));
    }),
  );
  if (!seen) return `${name} is covered or out of view`;
  if (!(element instanceof HTMLElement) || element.tabIndex < 0) return '';
  const marked = [element, element.parentElement, element.parentElement?.parentElement].some(
    (each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    },
  );
  return marked ? '' : `${name} has no outline`;
}
