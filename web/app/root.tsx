import { mantineHtmlProps } from '@mantine/core';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import './styles.ts';
import type { ReactNode } from 'react';
import type { Route } from './+types/root.ts';
import { Providers } from './providers.tsx';
import { BrokenStart } from './ui/broken-start.tsx';
import { Crash } from './ui/crash.tsx';
import { DocumentHead, documentLinks } from './ui/document-head.tsx';
import { NoScript } from './ui/no-script.tsx';
import { appUrl, privateMeta } from './ui/page-meta.ts';
import { useKeptFocus } from './ui/use-kept-focus.ts';
import { useScreenFocus } from './ui/use-screen-focus.ts';
import { Waiting } from './ui/waiting.tsx';

export const links: Route.LinksFunction = () => [...documentLinks];

/** The page that stands for every screen of the application: see docs/decisions/0078. */
export const meta = () => privateMeta('Artesa');

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" data-app-url={appUrl()} {...mantineHtmlProps}>
      <head>
        <DocumentHead />
        <Meta />
        <Links />
      </head>
      <body>
        <BrokenStart />
        <NoScript />
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
  useKeptFocus();
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
