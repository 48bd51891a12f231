import { useEffect } from 'react';
import { newVersion } from '#core/app/app-texts.ts';
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
  const { serviceWorker } = navigator;
  const stopped = new AbortController();
  const { signal } = stopped;
  const follow = (registration: ServiceWorkerRegistration) => {
    const offer = () => {
      // The first version waits too, for a moment.
      if (!registration.waiting || !serviceWorker.controller || signal.aborted) return;
      toast.lasting(newVersion.message, newVersion.action, activate);
    };
    const followInstalling = () =>
      registration.installing?.addEventListener('statechange', offer, { signal });
    registration.addEventListener('updatefound', followInstalling, { signal });
    followInstalling();
    offer();
    // A screen may stay open for days.
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && void registration.update().catch(() => {}),
      { signal },
    );
  };
  // Without it, the application runs as in any page.
  serviceWorker
    .register('/sw.js')
    .then(follow)
    .catch(() => {});
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
