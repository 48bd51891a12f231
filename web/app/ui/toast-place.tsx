import { notificationsStore } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * Where toasts appear. It comes with the first thing that the user does, or with the first toast, which
 * waits for it: the first screen shows sooner without it. Without a connection it tries again later.
 */
export function ToastPlace() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const over = new AbortController();
    const load = () => {
      if (over.signal.aborted) return;
      import('./toasts.tsx').then(
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
    if (notificationsStore.getState().notifications.length > 0) load();
    const unsubscribe = notificationsStore.subscribe(load);
    over.signal.addEventListener('abort', unsubscribe);
    return () => over.abort();
  }, []);
  return Toasts && <Toasts />;
}
