import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { followLazily } from './acts/follow-lazily.ts';
import { createQueryClient } from './features/session/query-client.ts';
import { useFollowedSession } from './features/session/use-followed-session.ts';
import { followColorScheme } from './ui/browser/color-scheme.ts';
import { toast } from './ui/toasts/toast.tsx';
import { ToastPlace } from './ui/toasts/toast-place.tsx';

export function Providers({ children }: { readonly children: ReactNode }) {
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

const followRows = (client: QueryClient, over: AbortSignal) =>
  followLazily(
    async () => (await import('./own-rows.ts')).followOwnRows(client, over),
    () => void client.invalidateQueries(),
  );

function SessionFollower() {
  useFollowedSession(followRows);
  return null;
}
