import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import './styles.ts';
import type { ReactNode } from 'react';
import type { Route } from './+types/root.ts';
import { Providers } from './providers.tsx';
import { rootScheme } from './ui/browser/color-scheme.ts';
import { Waiting } from './ui/notes/waiting.tsx';
import { BrokenStart } from './ui/screen/broken-start.tsx';
import { Crash } from './ui/screen/crash.tsx';
import { DocumentHead, documentLinks } from './ui/screen/document-head.tsx';
import { NoScript } from './ui/screen/no-script.tsx';
import { appUrl, privateMeta } from './ui/screen/page-meta.ts';
import { useFocusGuard } from './ui/screen/use-focus-guard.ts';
import { useScreenFocus } from './ui/screen/use-screen-focus.ts';

export const links: Route.LinksFunction = () => [...documentLinks];

/** The page that stands for every screen of the application: see docs/decisions/0078. */
export const meta = () => privateMeta('Artesa');

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" data-app-url={appUrl()} {...rootScheme}>
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
  useFocusGuard();
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
