import type { Page } from '@playwright/test';

/** Playwright says this when it blocks a service worker, as it does unless a test lets them. */
export const blockedByTests = 'Service Worker registration blocked by Playwright';

/** On a busy machine Chromium says this of a style sheet, too, whose screen only comes a little later. */
const notUsedYet = /The resource (\S+?)#? was preloaded using link preload but not used/;

/**
 * What a person with the developer tools open would call broken: errors and warnings on the
 * console, exceptions nobody caught, requests that failed.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #preloads: { readonly sheet: string; readonly line: string }[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const text = message.text();
      if (text === blockedByTests) return;
      const line = `console ${message.type()}: ${text} (${message.location().url})`;
      const [, sheet] = notUsedYet.exec(text) ?? [];
      if (sheet) this.#preloads.push({ sheet, line });
      else this.#found.push(line);
    });
    page.on('pageerror', (error) => this.#found.push(`exception: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // A request ends when its page is left, or when a newer one replaces it.
      if (reason === 'net::ERR_ABORTED') return;
      this.#found.push(`request: ${request.method()} ${request.url()} ${reason}`);
    });
  }

  /**
   * Chromium puts every refused request on the console: a test that provokes one names it.
   *
   * @param pattern is matched against a whole line, as in /status of 401 .*\/api\/me/
   */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** What was found, and what was preloaded and is not used by now. */
  async unexpected(): Promise<string[]> {
    const used = this.#preloads.length === 0 ? [] : await this.#page.evaluate(sheetsInUse);
    const unused = this.#preloads.filter(({ sheet }) => !used.includes(sheet));
    const found = [...this.#found, ...unused.map(({ line }) => line)];
    return found.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}

/** Runs in the page. */
const sheetsInUse = () =>
  [...document.styleSheets].map(({ href }) => (href ?? '').replace(/#$/, ''));
