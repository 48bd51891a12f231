import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** Put in by the build. */
declare const precached: PrecacheEntry[];
declare const applicationPatterns: string[];
declare const self: {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
};

const shell = '/__spa-fallback.html';
const publicPages = new Set(['/', '/terms', '/privacy']);

cleanupOutdatedCaches();
precacheAndRoute(precached);

// A pattern is matched against path and query.
const screens = applicationPatterns.map(
  (pattern) => new RegExp(`${pattern.replace(/\$$/, '')}/?(?:\\?|$)`),
);
registerRoute(new NavigationRoute(createHandlerBoundToURL(shell), { allowlist: screens }));

// However slow the network is, it decides: a user's own page is not the one kept of a visitor.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && publicPages.has(url.pathname),
  new NetworkFirst({
    cacheName: 'pages',
    plugins: [
      {
        // The redirect of a signed-in visitor is no page.
        cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
        cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
        handlerDidError: () => matchPrecache(shell),
      },
    ],
  }),
);

// Takes over only when the user says so: see features/installed.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
