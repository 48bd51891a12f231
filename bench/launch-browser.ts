import { type Browser, chromium } from '@playwright/test';

/** The browser of the end-to-end tests: that of CHROMIUM_PATH, or Playwright's own. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      ...(isRoot ? ['--no-sandbox'] : []),
      ...more,
    ],
  });
}
