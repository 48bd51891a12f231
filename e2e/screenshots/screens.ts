import { openScreens, ownScreens } from '../harness/screens.ts';

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
  /** A path, or 'edit' for the first product of the workshop. */
  readonly path: string;
  readonly viewport: keyof typeof viewports;
  readonly scheme: (typeof schemes)[number];
}

/** The pictures of the README, as small files in docs/pictures. */
export const readmePictures: readonly ReadmePicture[] = [
  { name: 'landing', viewer: 'visitor', path: '/', viewport: 'desktop', scheme: 'light' },
  { name: 'calculator', viewer: 'pro', path: 'edit', viewport: 'phone', scheme: 'light' },
  { name: 'calculator-dark', viewer: 'pro', path: 'edit', viewport: 'desktop', scheme: 'dark' },
  { name: 'products', viewer: 'pro', path: '/products', viewport: 'desktop', scheme: 'light' },
  { name: 'dashboard', viewer: 'free', path: '/dashboard', viewport: 'phone', scheme: 'dark' },
  { name: 'reports', viewer: 'pro', path: '/reports', viewport: 'desktop', scheme: 'light' },
];
