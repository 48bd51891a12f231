import { otherAddressPath } from '#core/errors/other-address.ts';

/**
 * Leads a page that was opened at another address than the product's to that address, before
 * anything is shown: the server would refuse every form of it. Only the browser knows for certain
 * where it is, as a proxy may change what it asked for.
 */
export function OwnAddress() {
  return <script suppressHydrationWarning>{leadHome}</script>;
}

/**
 * It runs once, as the page is read: no screen loads it again. During development the page does not
 * know its address. A product that runs at a loopback name is not reached from elsewhere.
 */
const leadHome = import.meta.env.SSR
  ? `(({ appUrl }) => {
  if (!appUrl.startsWith('http')) return;
  const home = new URL(appUrl);
  const isLoopback = ({ hostname }) => /^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(hostname);
  if (location.origin === home.origin) return;
  if (!isLoopback(home)) location.replace(home.origin + location.pathname + location.search + location.hash);
  else if (!isLoopback(location)) location.replace('${otherAddressPath}');
})(document.documentElement.dataset);`
  : '';
