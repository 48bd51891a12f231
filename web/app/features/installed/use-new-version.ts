import { useEffect } from 'react';
import { newVersion } from '#core/text/toasts.ts';
import { whenIdle } from '../../ui/browser/when-idle.ts';
import { toast } from '../../ui/toasts/toast.tsx';

/** Installs the service worker, and offers a new version, which only the user's click activates. */
export function useNewVersion(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let leave = whenIdle(() => {
      leave = register();
    });
    return () => leave();
  }, []);
}

/** @returns a function that stops the checks for new versions */
function register(): () => void {
  const stopped = new AbortController();
  void import('workbox-window').then(({ Workbox }) => {
    if (stopped.signal.aborted) return;
    const worker = new Workbox('/sw.js');
    worker.addEventListener('waiting', () => {
      // The first version waits too, for a moment.
      if (!navigator.serviceWorker.controller) return;
      toast.lasting(newVersion.message, newVersion.action, activate);
    });
    // A screen may stay open for days.
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && void worker.update().catch(() => {}),
      { signal: stopped.signal },
    );
    void worker.register().catch(() => {});
  });
  return () => stopped.abort();
}

/** Activates the waiting version, unless another tab has, and reloads the page. */
async function activate(): Promise<void> {
  const { serviceWorker } = navigator;
  const waiting = (await serviceWorker.getRegistration())?.waiting;
  if (!waiting) return window.location.reload();
  serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
