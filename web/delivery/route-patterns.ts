import type { BuildManifest } from '@react-router/dev/config';

type Route = NonNullable<BuildManifest>['routes'][string];

export interface RoutePatterns {
  /** Regular expressions of every path that is a screen, each with the ids of its routes. */
  known: Record<string, string[]>;
  /** Of the login and those behind it, which open from the device. */
  application: string[];
}

const installed = new Set(['routes/login', 'routes/protected']);

/** The routes of app/routes.ts, for the server and the service worker, which cannot import it. */
export function routePatterns(routes: Record<string, Route>): RoutePatterns {
  const leaves = Object.values(routes)
    .map((route) => ({ route, chain: chainOf(route, routes) }))
    .filter(({ route }) => (route.path ?? route.index) !== undefined && route.path !== '*');
  const screens = leaves.filter(({ route }) => route.id !== 'root');
  return {
    known: Object.fromEntries(
      screens.map(({ chain }) => [patternOf(chain), chain.map(({ id }) => id)]),
    ),
    application: leaves
      .filter(({ chain }) => chain.some(({ id }) => installed.has(id)))
      .map(({ chain }) => patternOf(chain)),
  };
}

function chainOf(route: Route, routes: Record<string, Route>): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...chainOf(parent, routes), route] : [route];
}

/** `products/:id?/edit` becomes `^/products(?:/[^/]+)?/edit$`. */
function patternOf(chain: readonly Route[]): string {
  const segments = chain.flatMap(({ path = '' }) => path.split('/').filter(Boolean));
  const parts = segments.map((segment) => {
    if (!segment.startsWith(':')) return `/${segment}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return `^${parts.join('') || '/'}$`;
}
