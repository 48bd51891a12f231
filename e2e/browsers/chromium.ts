import { launchChromium } from '../harness/chromium.ts';
import type { Camera, Size } from './browser.ts';

/** Chromium, as the tests have it, to hold other engines against. */
export async function openChromium(viewport: Size): Promise<Camera> {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport, locale: 'pt-BR', reducedMotion: 'reduce' });
  return {
    name: 'Chromium',
    async open(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    resize: (size) => page.setViewportSize(size),
    picture: async () => (await page.screenshot()).toString('base64'),
    close: () => browser.close(),
  };
}
