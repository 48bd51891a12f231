import type { Locator, Page } from '@playwright/test';
import { openScreens, ownScreens } from '../harness/screens.ts';
import { ChannelPrices } from '../pages/channels-page.ts';

/** The viewers: a visitor, a new user, and the two workshops of the demo. */
export type Viewer = 'visitor' | 'empty' | 'free' | 'pro';

/** The screens of each viewer. */
export const screensOf: Readonly<Record<Viewer, readonly string[]>> = {
  visitor: openScreens,
  empty: ownScreens,
  free: ownScreens,
  pro: ownScreens,
};

export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export const schemes = ['light', 'dark'] as const;

interface ReadmePicture {
  readonly name: string;
  readonly viewer: Viewer;
  /** A path, or 'edit' or 'product' for the first product of the workshop. */
  readonly path: string;
  /** What is pressed before. */
  readonly act?: (page: Page) => Promise<void>;
  readonly viewport: keyof typeof viewports;
  readonly scheme: (typeof schemes)[number];
}

/** The prices of a piece where it is sold, below the header. */
async function showChannels(page: Page): Promise<ChannelPrices> {
  const prices = new ChannelPrices(page);
  await prices.show('Shopee');
  await prices.section.getByRole('slider').waitFor();
  return prices;
}

const toTop = (part: Locator) =>
  part.evaluate((element) => {
    element.scrollIntoView();
    window.scrollBy(0, -64);
  });

const showCurve = async (page: Page) => toTop((await showChannels(page)).section);

const showDiscount = async (page: Page) => {
  const { section } = new ChannelPrices(page);
  await section.getByRole('button', { name: 'E se eu der desconto?' }).click();
  await section.getByLabel('Quantas peças').fill('10');
  await toTop(section.getByRole('heading', { name: 'Se eu der desconto' }));
};

/** The pictures of the README, as small files in docs/pictures. */
export const readmePictures: readonly ReadmePicture[] = [
  { name: 'landing', viewer: 'visitor', path: '/', viewport: 'desktop', scheme: 'light' },
  { name: 'calculator', viewer: 'pro', path: 'edit', viewport: 'phone', scheme: 'light' },
  { name: 'calculator-dark', viewer: 'pro', path: 'edit', viewport: 'desktop', scheme: 'dark' },
  { name: 'products', viewer: 'pro', path: '/products', viewport: 'desktop', scheme: 'light' },
  { name: 'dashboard', viewer: 'free', path: '/dashboard', viewport: 'phone', scheme: 'dark' },
  { name: 'hour', viewer: 'pro', path: '/hour', viewport: 'phone', scheme: 'light' },
  {
    name: 'channels',
    viewer: 'pro',
    path: 'product',
    act: showCurve,
    viewport: 'phone',
    scheme: 'light',
  },
  {
    name: 'discount',
    viewer: 'pro',
    path: 'product',
    act: showDiscount,
    viewport: 'phone',
    scheme: 'dark',
  },
  { name: 'reports', viewer: 'pro', path: '/reports', viewport: 'desktop', scheme: 'light' },
];
