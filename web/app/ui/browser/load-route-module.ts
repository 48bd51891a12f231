/**
 * Stands in place of React Router's own function: see web/delivery/own-route-modules.ts. That one
 * reloads the page whenever a screen's module cannot be had. When a navigation begins, browsers give
 * up what still loads, and the reload would take the navigation's place.
 *
 * @returns the module; never anything where it cannot be had, because then the page goes
 */
export async function loadRouteModule(
  route: { readonly id: string; readonly module: string },
  cache: Record<string, unknown>,
): Promise<unknown> {
  if (route.id in cache) return cache[route.id];
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  window.addEventListener('beforeunload', leave);
  try {
    cache[route.id] = await import(/* @vite-ignore */ route.module);
    return cache[route.id];
  } catch {
    if (!leaving) window.location.reload();
    return new Promise(() => {});
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}
