import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createQueryClient } from './features/session/query-client.ts';
import { useSessionElsewhere } from './features/session/use-session-elsewhere.ts';
import { useUserEvents } from './features/session/use-user-events.ts';
import { theme } from './theme.ts';

/** Not needed for the first screen to show; what is said before they are there is shown then. */
const Toasts = lazy(async () => ({ default: (await import('./ui/toasts.tsx')).Toasts }));

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
        <Suspense>
          <Toasts />
        </Suspense>
        <SessionFollower />
        {children}
      </QueryClientProvider>
    </MantineProvider>
  );
}

function SessionFollower() {
  useSessionElsewhere();
  useUserEvents();
  return null;
}
