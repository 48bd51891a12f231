import './styles.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import type { Route } from './+types/root.ts';
import { followLazily } from './acts/follow-lazily.ts';
import { KeptSession } from './features/session/kept-session.tsx';
import { createQueryClient } from './features/session/query-client.ts';
import { useFollowedSession } from './features/session/use-followed-session.ts';
import { forgetKept } from './kept/device.ts';
import { followColorScheme, rootScheme } from './ui/browser/color-scheme.ts';
import { Waiting } from './ui/notes/waiting.tsx';
import { BrokenStart } from './ui/screen/broken-start.tsx';
import { ComingContext, useComing } from './ui/screen/coming.ts';
import { Crash } from './ui/screen/crash.tsx';
import { DocumentHead, documentLinks } from './ui/screen/document-head.tsx';
import { NoScript } from './ui/screen/no-script.tsx';
import { appUrl, privateMeta } from './ui/screen/page-meta.ts';
import { keepPlaces, useScrollPlaces } from './ui/screen/scroll-places.ts';
import { useFocusGuard } from './ui/screen/use-focus-guard.ts';
import { useScreenFocus } from './ui/screen/use-screen-focus.ts';
import { toast } from './ui/toasts/toast.tsx';
import { ToastPlace } from './ui/toasts/toast-place.tsx';

function Providers({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient(toast));
  useEffect(followColorScheme, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastPlace />
      <SessionFollower />
      {children}
    </QueryClientProvider>
  );
}

const followRows = (client: QueryClient, signal: AbortSignal) =>
  followLazily(
    async () => (await import('./own-rows.ts')).followOwnRows(client, signal),
    () => void client.invalidateQueries(),
  );

function SessionFollower() {
  useFollowedSession(followRows);
  return null;
}

export const links: Route.LinksFunction = () => [...documentLinks];

/** The page that stands for every screen of the application: see docs/decisions/0013. */
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

keepPlaces();

export default function Root() {
  const coming = useComing();
  useScrollPlaces(coming !== null);
  useScreenFocus();
  useFocusGuard();
  return (
    <Providers>
      <KeptSession>
        <ComingContext value={coming}>
          <Outlet />
        </ComingContext>
      </KeptSession>
    </Providers>
  );
}

export function ErrorBoundary() {
  // It may be what made the screen fail, and would at every start.
  useEffect(() => {
    if (navigator.onLine) forgetKept();
  }, []);
  return (
    <Providers>
      <Crash />
    </Providers>
  );
}
