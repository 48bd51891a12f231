import { useEffect } from 'react';
import { newVersion } from '#core/text/toasts.ts';
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
    worker.addEventListener('waiting', () => {
      // The first version waits too, for a moment, before it takes the device: nothing is older.
      if (!navigator.serviceWorker.controller) return;
      toast.lasting(newVersion.message, newVersion.action, takeNewVersion);
    });
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

/** What waits takes over and the page is loaded anew, at once where another tab has taken it already. */
async function takeNewVersion(): Promise<void> {
  const { serviceWorker } = navigator;
  const waiting = (await serviceWorker.getRegistration())?.waiting;
  if (!waiting) return window.location.reload();
  serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
