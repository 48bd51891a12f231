import { actWords } from '#core/app/app-texts.ts';
import './styles.ts';
import { IconMoodSad } from '@tabler/icons-react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { errorMessages } from '#core/errors/errors.ts';
import type { Route } from './+types/root.ts';
import { followLazily } from './acts/follow-lazily.ts';
import { DeviceSession } from './features/session/kept-session.tsx';
import { createQueryClient } from './features/session/query-client.ts';
import { useFollowedSession } from './features/session/use-followed-session.ts';
import { clearDevice } from './kept/device.ts';
import { followColorScheme, rootScheme } from './ui/browser/color-scheme.ts';
import { whenIdle } from './ui/browser/when-idle.ts';
import { Button } from './ui/buttons/button.tsx';
import { EmptyState } from './ui/notes/empty-state.tsx';
import { Waiting } from './ui/notes/waiting.tsx';
import { BrokenStart } from './ui/screen/broken-start.tsx';
import { ComingContext, useComing } from './ui/screen/coming.ts';
import { DocumentHead, documentLinks } from './ui/screen/document-head.tsx';
import { NoScript } from './ui/screen/no-script.tsx';
import { Page } from './ui/screen/page.tsx';
import { appUrl, privateMeta } from './ui/screen/page-meta.ts';
import { keepPlaces, useScrollPlaces } from './ui/screen/scroll-places.ts';
import { useFocusGuard, useScreenFocus } from './ui/screen/use-focus-guard.ts';
import { toast } from './ui/toasts/toast.tsx';

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
      <DeviceSession>
        <ComingContext value={coming}>
          <Outlet />
        </ComingContext>
      </DeviceSession>
    </Providers>
  );
}

export function ErrorBoundary() {
  // It may be what made the screen fail, and would at every start.
  useEffect(() => {
    if (navigator.onLine) clearDevice();
  }, []);
  return (
    <Providers>
      <Crash />
    </Providers>
  );
}

/** The screen after a failure. The way back is a fresh start. */
function Crash() {
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={errorMessages.unexpected_error.detail}
        picture={<IconMoodSad size="100%" stroke={1} />}
        action={<Button onClick={() => window.location.reload()}>{actWords.reload}</Button>}
      >
        <p>O que você digitou está guardado neste aparelho. Recarregue para continuar.</p>
      </EmptyState>
    </Page>
  );
}

/**
 * Where toasts appear: loaded after the first screen, and again at whatever the user does next when
 * there was no connection; toasts wait for it.
 */
function ToastPlace() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const over = new AbortController();
    const load = () => {
      if (over.signal.aborted) return;
      import('./ui/toasts/toast-list.tsx').then(
        (loaded) => {
          over.abort();
          setToasts(() => loaded.Toasts);
        },
        () => {},
      );
    };
    for (const act of ['pointerdown', 'keydown', 'online']) {
      window.addEventListener(act, load, { signal: over.signal });
    }
    whenIdle(load);
    return () => over.abort();
  }, []);
  return Toasts && <Toasts />;
}
