import type { LinkDescriptor } from 'react-router';
import frauncesUrl from '../../fonts/fraunces-pt-br.woff2?url';
import { colorSchemeScript } from '../browser/color-scheme.ts';
import { OwnAddress } from './own-address.tsx';

/** What every page's head links to. */
export const documentLinks = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', href: frauncesUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
] as const satisfies readonly LinkDescriptor[];

/** What every page's head begins with. */
export function DocumentHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <OwnAddress />
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
