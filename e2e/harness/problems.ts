import type { Page } from '@playwright/test';

/** Playwright says this when it blocks a service worker, as it does unless a test lets them. */
export const blockedByTests = 'Service Worker registration blocked by Playwright';

/** Chromium says this of a busy machine: a screen's style sheet came, and its screen not yet. */
const hurry = /was preloaded using link preload but not used within a few seconds/;

/**
 * What a person with the developer tools open would call broken: errors and warnings on the
 * console, exceptions nobody caught, requests that failed.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (message.text() === blockedByTests || hurry.test(message.text())) return;
      this.#found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
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

  unexpected(): string[] {
    return this.#found.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}
