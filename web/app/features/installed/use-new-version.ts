import { useEffect } from 'react';
import { newVersion } from '#core/messages/toasts.ts';
import { whenIdle } from '../../ui/browser/when-idle.ts';
import { toast } from '../../ui/toasts/toast.tsx';

/**
 * Keeps the application on the device and offers a new version once it is there. Only the user's
 * click takes it. Other tabs keep their version until they are loaded again.
 */
export function useNewVersion(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let leave = whenIdle(() => {
      leave = keepOnDevice();
    });
    return () => leave();
  }, []);
}

/** @returns what stops looking for new versions */
function keepOnDevice(): () => void {
  const stopped = new AbortController();
  void import('workbox-window').then(({ Workbox }) => {
    if (stopped.signal.aborted) return;
    const worker = new Workbox('/sw.js');
    worker.addEventListener('waiting', () =>
      toast.lasting(newVersion.message, newVersion.action, () => {
        worker.addEventListener('controlling', () => window.location.reload());
        worker.messageSkipWaiting();
      }),
    );
    // A screen may stay open for days: it looks again whenever somebody comes back to it.
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && void worker.update().catch(() => {}),
      { signal: stopped.signal },
    );
    void worker.register().catch(() => {});
  });
  return () => stopped.abort();
}
