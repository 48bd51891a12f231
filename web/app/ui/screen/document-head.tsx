import type { LinkDescriptor } from 'react-router';
import { otherAddressPath } from '#core/app/other-address.ts';
import frauncesUrl from '../../fonts/fraunces-pt-br.woff2?url';
import { colorSchemeScript } from '../browser/color-scheme.ts';

/**
 * Leads a page that was opened at another address than the product's to that address, before
 * anything is shown: the server would refuse every form of it. During development the page does not
 * know its address. A product that runs at a loopback name is not reached from elsewhere.
 */
const leadHome = import.meta.env.SSR
  ? `(({ appUrl }) => {
  if (!appUrl.startsWith('http')) return;
  const home = new URL(appUrl);
  const isLoopback = ({ hostname }) => /^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(hostname);
  if (location.origin === home.origin) return;
  if (!isLoopback(home)) location.replace(home.origin + location.pathname + location.search + location.hash);
  else if (!isLoopback(location)) location.replace('${otherAddressPath}');
})(document.documentElement.dataset);`
  : '';

export const documentLinks = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', href: frauncesUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
] as const satisfies readonly LinkDescriptor[];

export function DocumentHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <script suppressHydrationWarning>{leadHome}</script>
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
      />
      <meta name="theme-color" content="#faf5ec" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#1c1713" media="(prefers-color-scheme: dark)" />
      <meta name="apple-mobile-web-app-title" content="Artesa" />
      <script suppressHydrationWarning>{colorSchemeScript}</script>
    </>
  );
}
