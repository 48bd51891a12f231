/**
 * Replaces React Router's own function (see web/delivery/own-route-modules.ts), which reloads the
 * page whenever a module cannot be loaded. A beginning navigation cancels loads: no reload then.
 * @returns the module; never anything where it cannot be loaded, because then the page goes
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
