import { deviceStorage } from './storage.ts';

const attribute = 'data-mantine-color-scheme';

/**
 * On a page without the application, which does this itself: keeps to the colours of the device
 * when they change, unless the user has chosen (Mantine's key).
 */
export function followColorScheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', () => {
    const chosen = deviceStorage.read('mantine-color-scheme-value');
    if (chosen === 'light' || chosen === 'dark') return;
    document.documentElement.setAttribute(attribute, dark.matches ? 'dark' : 'light');
  });
}
