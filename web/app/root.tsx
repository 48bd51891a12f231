import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import './styles.ts';
import type { ReactNode } from 'react';
import type { Route } from './+types/root.ts';
import frauncesUrl from './fonts/fraunces-pt-br.woff2?url';
import { Providers } from './providers.tsx';
import { BrokenStart } from './ui/broken-start.tsx';
import { Crash } from './ui/crash.tsx';
import { appUrl, privateMeta } from './ui/page-meta.ts';
import { holdActs, useEarlyInput } from './ui/use-early-input.ts';
import { useKeptFocus } from './ui/use-kept-focus.ts';
import { useScreenFocus } from './ui/use-screen-focus.ts';
import { useStaticPage } from './ui/use-static-page.ts';
import { Waiting } from './ui/waiting.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', href: frauncesUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

/** Of the page that stands for every screen of the application: see docs/decisions/0078. */
export const meta = () => privateMeta('Artesa');

export function Layout({ children }: { children: ReactNode }) {
  const staticScript = useStaticPage();
  return (
    <html lang="pt-BR" data-app-url={appUrl()} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#faf5ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1c1713" media="(prefers-color-scheme: dark)" />
        <meta name="apple-mobile-web-app-title" content="Artesa" />
        <ColorSchemeScript defaultColorScheme="auto" />
        {!staticScript && <script>{holdActs}</script>}
        <Meta />
        <Links />
      </head>
      <body>
        <BrokenStart />
        {children}
        {staticScript ? (
          <script type="module" src={staticScript} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return (
    <Providers>
      <main id="conteudo">
        <Waiting>Abrindo a Artesa…</Waiting>
      </main>
    </Providers>
  );
}

export default function Root() {
  useScreenFocus();
  useKeptFocus();
  useEarlyInput();
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary() {
  return (
    <Providers>
      <Crash />
    </Providers>
  );
}
