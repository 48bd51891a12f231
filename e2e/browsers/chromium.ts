import { launchChromium } from '../harness/chromium.ts';
import type { Engine, Size } from './engine.ts';

/** Chromium, as the tests have it: to hold other engines against, and to walk where there are none. */
export async function openChromium(viewport: Size): Promise<Engine> {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport, locale: 'pt-BR', reducedMotion: 'reduce' });
  return {
    name: 'Chromium',
    async open(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    resize: (size) => page.setViewportSize(size),
    async perform(devices) {
      for (const { type, value = '', x = 0, y = 0 } of devices.flatMap(({ actions }) => actions)) {
        if (type === 'keyDown') await page.keyboard.type(value);
        if (type === 'pointerMove') await page.mouse.move(x, y);
        if (type === 'pointerDown') await page.mouse.down();
        if (type === 'pointerUp') await page.mouse.up();
      }
    },
    picture: async () => (await page.screenshot()).toString('base64'),
    close: () => browser.close(),
  };
}
