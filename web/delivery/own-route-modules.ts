import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('../app/ui/browser/load-route-module.ts', import.meta.url));

/**
 * Puts web/app/ui/browser/load-route-module.ts in place of React Router's own, which has no setting.
 * The build fails where that is not in its place any more.
 */
export function ownRouteModules(): Plugin {
  let replaced = false;
  return {
    name: 'artesa-own-route-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler() {
        replaced = true;
        return `export { loadRouteModule } from ${JSON.stringify(own)};`;
      },
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('React Router loads its route modules elsewhere now.');
    },
  };
}
