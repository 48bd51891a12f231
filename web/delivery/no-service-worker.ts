import type { Plugin } from 'vite';

/** Ends itself, and shows the tabs that it served what the server has. */
const farewell = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const tab of await self.clients.matchAll({ type: 'window' })) tab.navigate(tab.url);
});
`;

/** While developing: what a build left on this address may not go on answering in its place. */
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
