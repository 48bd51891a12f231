import type { Context } from 'hono';
import { html } from 'hono/html';
import { otherAddressPath, otherAddress as texts } from '#core/app/other-address.ts';
import { isLoopback } from './address.ts';

/**
 * Whether a call from this origin is our own page's: the origin of `appUrl`, and during development
 * every loopback name by which the browser really asked. In production a proxy may have put such a
 * name there.
 *
 * @returns what takes an `Origin` header and the address that was requested
 */
export function ownOrigins({ appUrl, production }: { appUrl: string; production: boolean }) {
  const own = new URL(appUrl).origin;
  return (origin: string, requested: string): boolean => {
    if (origin === own) return true;
    const here = new URL(requested);
    return !production && isLoopback(here) && origin === here.origin;
  };
}

/**
 * What is answered instead of a page of a product that runs at a loopback name. Another such name is
 * redirected; a name by which this machine cannot know itself gets a page with the address. Nothing is decided
 * for any other product: behind a proxy only the browser knows where it is, and the page's own script
 * leads it (web/app/ui/screen/own-address.tsx).
 *
 * @returns undefined where the page may be sent
 */
export function elsewhere(appUrl: string) {
  const home = new URL(appUrl);
  return (c: Context): Response | Promise<Response> | undefined => {
    const here = new URL(c.req.url);
    if (here.pathname === otherAddressPath) return sendAddressPage(c, appUrl);
    if (!isLoopback(home) || here.host === home.host) return undefined;
    if (!isLoopback(here)) return sendAddressPage(c, appUrl);
    // Another port is forwarded here from who knows where.
    if (here.port !== home.port) return undefined;
    c.header('cache-control', 'no-store');
    return c.redirect(home.origin + here.pathname + here.search, 307);
  };
}

/**
 * Whether a request may see what only this machine's own users should, or those of its network where it was
 * opened to that. A page elsewhere can give its own name our address, and would read it as its own.
 *
 * @param appUrl a loopback name or an address in figures
 */
export function isKnownHost(c: Context, appUrl: string): boolean {
  const here = new URL(c.req.url);
  return isLoopback(here) || here.hostname === new URL(appUrl).hostname;
}

export function sendAddressPage(c: Context, appUrl: string): Response | Promise<Response> {
  c.header('content-security-policy', "default-src 'none'; style-src-attr 'unsafe-inline'");
  c.header('cache-control', 'no-store');
  c.header('x-robots-tag', 'noindex');
  return c.html(page(appUrl), 421);
}

const page = (appUrl: string) => html`<!doctype html>
<html lang="pt-BR" style="color-scheme: light dark; background: light-dark(#faf5ec, #1c1713)">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${texts.title}</title>
  </head>
  <body style="font: 1rem/1.5 system-ui; max-width: 36rem; margin: 2rem auto; padding: 0 1rem">
    <h1 style="line-height: 1.25; text-wrap: balance">${texts.title}</h1>
    <p>${texts.address} <a href="${appUrl}">${appUrl}</a></p>
    <p>${texts.network}</p>
    <pre>npm start -- --lan</pre>
    <p>${texts.tunnel}</p>
  </body>
</html>`;
