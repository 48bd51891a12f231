import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';

const caching = { 'cache-control': 'public, max-age=3600' };

/**
 * The files that search engines ask for first. Screens that must not be found have a mark of their
 * own: an engine that may not read them would never see it.
 *
 * @param paths of the pages that may be found
 */
export function searchEngineRoutes(appUrl: string, paths: readonly string[]) {
  const addresses = paths
    .toSorted()
    .map((path) => `<url><loc>${escapeXml(appUrl + path)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
  const robots = `User-agent: *
Disallow: /api/
Disallow: /dev/

Sitemap: ${appUrl}/sitemap.xml
`;
  return new Hono<AppEnv>()
    .get('/robots.txt', (c) => c.text(robots, 200, caching))
    .get('/sitemap.xml', (c) =>
      c.body(sitemap, 200, { 'content-type': 'application/xml; charset=UTF-8', ...caching }),
    );
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
