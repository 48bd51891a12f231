import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { supportAddressMark } from '#core/support/support-address-mark.ts';
import type { AppEnv } from '../app-env.ts';
import { ProblemError } from '../problem-error.ts';
import { elsewhere } from '../requests/own-address.ts';
import { type EncodedBody, encodedBody } from './encoded-body.ts';
import { publicFiles } from './public-files.ts';
import { searchEngineRoutes } from './search-engines.ts';

interface Page {
  body: EncodedBody;
  policy: string;
  /** Whether search engines may show it. A page has a mark in its head when they may not. */
  indexed: boolean;
}

interface PageSettings {
  readonly carriesSession: (c: Context<AppEnv>) => Promise<boolean>;
  readonly supportEmail: string;
}

/** Pages prerendered without the application, which a signed-in visitor gets around them. */
const withoutApplication = new Set(['/terms', '/privacy']);

/**
 * The built web client: prerendered pages, the fallback page for every screen of the application,
 * and files. Pages are read once; each is sent with a policy that names its own inline scripts
 * by their hashes, so that no other script runs.
 *
 * @param folder what `react-router build` made; without it every page is a 404
 * @param appUrl where people reach the product: pages are built without knowing it
 */
export function pageRoutes(
  folder: string,
  appUrl: string,
  { carriesSession, supportEmail }: PageSettings,
) {
  const pages = readPages(folder, { __APP_URL__: appUrl, [supportAddressMark]: supportEmail });
  const fallback = pages.get('/__spa-fallback.html');
  const sendFile = publicFiles(folder);
  const answerElsewhere = elsewhere(appUrl);
  const sendFallback = fallbackFor(folder, fallback);
  const indexed = [...pages].filter(([, page]) => page.indexed).map(([path]) => path);
  const routes = new Hono<AppEnv>();
  if (indexed.length > 0) routes.route('/', searchEngineRoutes(appUrl, indexed));
  return routes.get('*', etag(), async (c) => {
    if (/^\/(api|dev)(\/|$)/.test(c.req.path)) throw new ProblemError(404, 'not_found');
    const file = await sendFile(c);
    if (file) return file;
    const answer = await answerElsewhere(c);
    if (answer) return answer;
    const page = pages.get(pathOf(c));
    if (page && withoutApplication.has(pathOf(c))) {
      c.header('vary', 'cookie', { append: true });
      return sendPage(c, (await carriesSession(c)) && fallback ? fallback : page);
    }
    return page ? sendPage(c, page) : sendFallback(c);
  });
}

const pathOf = (c: Context) => c.req.path.replace(/(?<=.)\/+$/, '');

/** The page of every screen that is not prerendered; a path that is no screen is logged. */
function fallbackFor(folder: string, fallback: Page | undefined) {
  const screens = readScreens(folder);
  return (c: Context<AppEnv>) => {
    const asksForFile = /\.\w+$/.test(c.req.path);
    if (!fallback || asksForFile) throw new ProblemError(404, 'not_found');
    const screen = screens.find(({ pattern }) => pattern.test(pathOf(c)));
    if (!screen) {
      c.var.log.warn({ path: c.req.path.slice(0, 200) }, 'unknown path');
      return sendPage(c, fallback, 404);
    }
    if (screen.files) c.header('link', screen.files);
    return sendPage(c, fallback);
  };
}

function sendPage(
  c: Context<AppEnv>,
  { body, policy, indexed }: Page,
  status: ContentfulStatusCode = 200,
) {
  c.header('content-security-policy', policy);
  c.header('cache-control', 'no-cache');
  if (!indexed) c.header('x-robots-tag', 'noindex');
  return body.send(c, 'text/html; charset=UTF-8', status);
}

interface Screen {
  readonly pattern: RegExp;
  /** Lets the browser ask for its files before the page's scripts do: see docs/decisions/0084. */
  readonly files: string;
}

function readScreens(folder: string): Screen[] {
  const file = join(folder, '../routes.json');
  if (!existsSync(file)) return [];
  const known: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(known).map(([pattern, files]) => ({
    pattern: new RegExp(pattern),
    files: files.map((file) => `<${file}>; ${howToLoad(file)}`).join(', '),
  }));
}

const howToLoad = (file: string) =>
  file.endsWith('.js') ? 'rel=modulepreload' : 'rel=preload; as=style';

/** @param marks the marks in pages for what only the server knows */
function readPages(folder: string, marks: Record<string, string>): Map<string, Page> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => {
      const html = Object.entries(marks).reduce(
        (text, [mark, value]) => text.replaceAll(mark, () => value),
        readFileSync(join(folder, file), 'utf8'),
      );
      const path = `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '') || '/';
      const indexed = !html.includes('<meta name="robots" content="noindex"');
      return [path, { body: pageBody(html), policy: policyFor(html), indexed }];
    }),
  );
}

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A page is compressed like a file, but only here, where its final text is known. */
function pageBody(html: string): EncodedBody {
  return encodedBody(['br', 'gzip', 'identity'], async (encoding) =>
    encoding === 'identity' ? Buffer.from(html) : compressed[encoding](html),
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
    'worker-src': ["'self'"],
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
