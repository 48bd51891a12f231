import { deviceStorage } from './browser-storage.ts';

export type ColorScheme = 'light' | 'dark';

/** The attribute of the root element that style sheets go by. */
const attribute = 'data-color-scheme';

/** Named after the kit that once drew the screens: choices are stored on devices under it. */
const key = 'mantine-color-scheme-value';

const darkness = '(prefers-color-scheme: dark)';

/**
 * Goes into the head and runs once, so that a page is painted in its colours from the start: what
 * followColorScheme() begins with.
 */
export const colorSchemeScript = import.meta.env.SSR
  ? `try {
  const chosen = localStorage.getItem('${key}');
  const device = matchMedia('${darkness}').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('${attribute}', /^(light|dark)$/.test(chosen) ? chosen : device);
} catch {}`
  : '';

/** What the root element begins with. The script changes it before React comes. */
export const rootScheme = { suppressHydrationWarning: true, [attribute]: 'light' };

export const shownScheme = (): ColorScheme =>
  document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light';

export function chooseScheme(scheme: ColorScheme): void {
  deviceStorage.write(key, scheme);
  show(scheme);
}

/**
 * Follows what the user has chosen, here or in another tab, and otherwise the device.
 * @returns what ends it
 */
export function followColorScheme(): () => void {
  const over = new AbortController();
  const { signal } = over;
  const device = window.matchMedia(darkness);
  const follow = () => show(chosenScheme() ?? (device.matches ? 'dark' : 'light'));
  device.addEventListener('change', follow, { signal });
  window.addEventListener('storage', ({ key: changed }) => changed === key && follow(), { signal });
  follow();
  return () => over.abort();
}

/** Reports when the page is shown in other colours. */
export function onSchemeShown(onShown: () => void): () => void {
  const observer = new MutationObserver(onShown);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

function chosenScheme(): ColorScheme | null {
  const stored = deviceStorage.read(key);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

function show(scheme: ColorScheme): void {
  document.documentElement.setAttribute(attribute, scheme);
}
