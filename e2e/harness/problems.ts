import type { Page } from '@playwright/test';

/** Said by Playwright, which keeps service workers away unless a test lets them. */
export const blockedByTests = 'Service Worker registration blocked by Playwright';

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
      if (message.text() === blockedByTests) return;
      this.#found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#found.push(`exception: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // Leaving a page ends its requests, and so does a newer one that makes them pointless.
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
