import { type Browser, chromium } from '@playwright/test';

/** The Chromium that tests use, for what takes pictures without being one. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
  });
}
