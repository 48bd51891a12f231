import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { followLate } from './acts/follow-late.ts';
import { createQueryClient } from './features/session/query-client.ts';
import { useSessionElsewhere } from './features/session/use-session-elsewhere.ts';
import { useUserEvents } from './features/session/use-user-events.ts';
import { theme } from './theme.ts';
import { ToastPlace } from './ui/toast-place.tsx';

export function Providers({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <ToastPlace />
        <SessionFollower />
        {children}
      </QueryClientProvider>
    </MantineProvider>
  );
}

const followRows = (client: QueryClient, over: AbortSignal) =>
  followLate(
    async () => (await import('./own-rows.ts')).followOwnRows(client, over),
    () => void client.invalidateQueries(),
  );

function SessionFollower() {
  useSessionElsewhere();
  useUserEvents(followRows);
  return null;
}
