import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * Where toasts appear: loaded after the first screen, and again at whatever the user does next when
 * there was no connection; toasts wait for it.
 */
export function ToastPlace() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const over = new AbortController();
    const load = () => {
      if (over.signal.aborted) return;
      import('./toast-list.tsx').then(
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
