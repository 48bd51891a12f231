import type { Plugin } from 'vite';

/** Ends itself and reloads its tabs, from the server. */
const farewell = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const tab of await self.clients.matchAll({ type: 'window' })) tab.navigate(tab.url);
});
`;

/**
 * While developing, a service worker that a build left on this address must not go on answering.
 */
export function noServiceWorker(): Plugin {
  return {
    name: 'artesa-no-service-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/sw.js', (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(farewell);
      });
    },
  };
}
