import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import './styles.ts';
import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import type { Route } from './+types/root.ts';
import { Providers } from './providers.tsx';
import { Crash } from './ui/crash.tsx';
import { useScreenFocus } from './ui/use-screen-focus.ts';
import { useTypedEarly } from './ui/use-typed-early.ts';
import { Waiting } from './ui/waiting.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: frauncesUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#faf5ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1c1713" media="(prefers-color-scheme: dark)" />
        <ColorSchemeScript defaultColorScheme="auto" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
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
  useTypedEarly();
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
