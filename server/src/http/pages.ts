import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { AppEnv } from './app-env.ts';
import { ProblemError } from './problem.ts';

interface Page {
  html: string;
  policy: string;
}

const year = 31_536_000;

/**
 * The built web client: prerendered pages, the fallback page for every screen of the application,
 * and assets. Pages are read once; each is sent with a policy that names its own inline scripts
 * by their hashes, so that no other script runs.
 *
 * @param folder what `react-router build` made; without it every page is a 404
 */
export function pageRoutes(folder: string) {
  const pages = readPages(folder);
  const fallback = pages.get('/__spa-fallback.html');
  const assets = existsSync(folder) ? serveStatic<AppEnv>({ root: folder }) : undefined;
  return new Hono<AppEnv>().get('*', compress(), async (c) => {
    if (/^\/(api|dev)(\/|$)/.test(c.req.path)) throw new ProblemError(404, 'not_found');
    const page = pages.get(pathOf(c));
    if (page) return sendPage(c, page);
    // Before the file is looked for, because its answer takes the headers of this moment.
    const named = c.req.path.startsWith('/assets/');
    c.header('cache-control', named ? `public, max-age=${year}, immutable` : 'no-cache');
    return (await assets?.(c, async () => {})) ?? sendFallback(c, fallback);
  });
}

const pathOf = (c: Context) => c.req.path.replace(/(?<=.)\/+$/, '');

function sendFallback(c: Context<AppEnv>, fallback: Page | undefined) {
  const asksForFile = /\.\w+$/.test(c.req.path);
  if (!fallback || asksForFile) throw new ProblemError(404, 'not_found');
  return sendPage(c, fallback);
}

function sendPage(c: Context<AppEnv>, { html, policy }: Page) {
  c.header('content-security-policy', policy);
  c.header('cache-control', 'no-cache');
  return c.html(html);
}

function readPages(folder: string): Map<string, Page> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      const path = `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '') || '/';
      return [path, { html, policy: policyFor(html) }];
    }),
  );
}

function policyFor(html: string): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src-elem': ["'self'", ...inlineHashes(html, 'style')],
    // The kit positions and sizes things with style attributes; they cannot load or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** CSP sources of the inline elements of this name, those without a `src`. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const blocks = html.matchAll(
    new RegExp(`<${element}((?:\\s[^>]*)?)>([\\s\\S]*?)</${element}>`, 'g'),
  );
  const texts = [...blocks]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , text = '']) => text);
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
