import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { supportAddressMark } from '#core/support/support-address-mark.ts';
import { createLogger } from '../../log.ts';
import { createRouter } from '../api/router.ts';
import type { AppEnv } from '../app-env.ts';
import { answerError } from '../problem-error.ts';
import { secureHeaders } from '../requests/headers.ts';
import { pageRoutes } from './pages.ts';

const inlineScript = '\n  window.ready = "não";\n';
const inlineModule = 'import "/assets/entry.js";';
const inlineStyle = 'body { color: #2b2320 }';
const home = `<!doctype html><style>${inlineStyle}</style><script>${inlineScript}</script>
<script type="module" async="">${inlineModule}</script><script src="/assets/entry.js"></script>
<link rel="canonical" href="__APP_URL__/"/><script type="application/ld+json">{"url":"__APP_URL__/"}</script>início`;
const fallback = `<!doctype html><meta name="robots" content="noindex"/><script>${inlineModule}</script>toda tela`;

let build: string;
let folder: string;
beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'artesa-pages-'));
  folder = join(build, 'client');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const list = '["/assets/list.js","/assets/list.css"]';
  const screens = `{"^/produtos$":${list},"^/app/produtos(?:/[^/]+)?$":[]}`;
  writeFileSync(join(build, 'routes.json'), screens);
  mkdirSync(join(folder, 'auth/confirm'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), home);
  writeFileSync(join(folder, 'auth/confirm/index.html'), '<!doctype html>confirmação');
  mkdirSync(join(folder, 'terms'));
  writeFileSync(
    join(folder, 'terms/index.html'),
    `<!doctype html><meta name="robots" content="noindex"/>termos, ${supportAddressMark}`,
  );
  writeFileSync(join(folder, '__spa-fallback.html'), fallback);
  writeFileSync(join(folder, 'assets/entry.js'), 'export {};');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'sw.js'), '');
});
afterAll(() => rmSync(build, { recursive: true }));

const withSession = { headers: { cookie: 'session' } };
const warn = vi.fn();
function get(path: string, from = folder, init: RequestInit = {}) {
  const app = createRouter<AppEnv>();
  app.onError(answerError);
  app.use(secureHeaders(false), async (c, next) => {
    c.set('log', Object.assign(createLogger('silent'), { warn }));
    await next();
  });
  const settings = {
    carriesSession: async (c: Context) => c.req.header('cookie') === 'session',
    supportEmail: 'ajuda@example.com',
  };
  app.route('/', pageRoutes(from, 'https://artesa.example', settings));
  return app.request(path, init);
}

const policyOf = (answer: Response) => {
  const policy = answer.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page is sent with a policy that names its own inline scripts and styles', async () => {
  const answer = await get('/');
  expect(await answer.text()).toBe(home.replaceAll('__APP_URL__', 'https://artesa.example'));
  const policy = policyOf(answer);
  expect(policy['script-src']?.slice(0, 3)).toEqual([
    "'self'",
    hash(inlineScript),
    hash(inlineModule),
  ]);
  expect(policy['worker-src']).toEqual(["'self'"]);
  expect(policy['style-src-elem']).toEqual(["'self'", hash(inlineStyle)]);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
});

test.each(['/', '/auth/confirm', '/app/produtos', '/assets/entry.js', '/assets/missing.js'])(
  'the answer for %s lets no foreign, inline or evaluated script run',
  async (path) => {
    const policy = policyOf(await get(path));
    const scripts = policy['script-src'] ?? policy['default-src'] ?? ['*'];
    for (const source of scripts) expect(source).toMatch(/^'(none|self|sha256-[\w+/]{43}=)'$/);
    const elsewhere = Object.entries(policy).filter(([name]) => name !== 'style-src-attr');
    expect(JSON.stringify(elsewhere)).not.toMatch(/unsafe|\*|https?:/);
  },
);

test('a prerendered page is found with and without a slash at the end', async () => {
  for (const path of ['/auth/confirm', '/auth/confirm/', '/auth/confirm?token=x']) {
    expect(await (await get(path)).text()).toContain('confirmação');
  }
});

test('the page of a screen names the files of that screen', async () => {
  const link = '</assets/list.js>; rel=modulepreload, </assets/list.css>; rel=preload; as=style';
  expect((await get('/produtos/')).headers.get('link')).toBe(link);
  for (const path of ['/', '/app/produtos', '/nada-aqui']) {
    expect((await get(path)).headers.get('link')).toBeNull();
  }
});

test('a page for visitors is within the application for who brings a session', async () => {
  const visitors = await get('/terms');
  expect(await visitors.text()).toContain('termos');
  const users = await get('/terms', folder, withSession);
  expect(await users.text()).toBe(fallback);
  for (const { headers } of [visitors, users]) {
    expect(headers.get('vary')).toMatch(/cookie/i);
    expect(headers.get('cache-control')).toBe('no-cache');
  }
});

test('a page is the same with and without a session otherwise', async () => {
  expect(await (await get('/', folder, withSession)).text()).toBe(await (await get('/')).text());
});

test('a page names the configured address of the support', async () => {
  expect(await (await get('/terms')).text()).toContain('termos, ajuda@example.com');
});

test('any other screen gets the fallback page, which is asked for again each time', async () => {
  for (const path of ['/produtos', '/produtos/', '/app/produtos', '/app/produtos/01a1fbf2']) {
    const answer = await get(path);
    expect({ status: answer.status, body: await answer.text() }).toEqual({
      status: 200,
      body: fallback,
    });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  }
});

test('a path that is no screen gets the fallback page as a 404, and is logged once, without its query', async () => {
  warn.mockClear();
  const answer = await get('/apiario?token=segredo');
  expect({ status: answer.status, body: await answer.text() }).toEqual({
    status: 404,
    body: fallback,
  });
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(warn.mock.calls).toEqual([[{ path: '/apiario' }, 'unknown path']]);
  await get('/produtos');
  expect(warn).toHaveBeenCalledTimes(1);
});

test.each([
  ['/assets/entry.js', /^text\/javascript/, 'public, max-age=31536000, immutable'],
  ['/favicon.svg', /^image\/svg\+xml/, 'public, max-age=86400'],
  ['/manifest.webmanifest', /^application\/manifest\+json/, 'no-cache'],
  ['/sw.js', /^text\/javascript/, 'no-cache'],
])('%s is sent as %s and kept as long as its name lasts', async (path, type, caching) => {
  const answer = await get(path);
  expect(answer.headers.get('content-type')).toMatch(type);
  expect(answer.headers.get('cache-control')).toBe(caching);
});

test('the service worker may ask this server and run nothing else', async () => {
  expect(policyOf(await get('/sw.js'))).toMatchObject({
    'default-src': ["'none'"],
    'connect-src': ["'self'"],
  });
});

test('search engines are told the pages that may be found, at the address of the product', async () => {
  const robots = await get('/robots.txt');
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain('Sitemap: https://artesa.example/sitemap.xml');
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toMatch(/^application\/xml/);
  const found = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(found).toEqual(['https://artesa.example/', 'https://artesa.example/auth/confirm']);
});

test('a page names the address of the product, and its policy the scripts as they are sent', async () => {
  const answer = await get('/');
  const html = await answer.text();
  expect(html).toContain('<link rel="canonical" href="https://artesa.example/"/>');
  expect(html).toContain('{"url":"https://artesa.example/"}');
  expect(policyOf(answer)['script-src']).toContain(hash('{"url":"https://artesa.example/"}'));
  expect(answer.headers.has('x-robots-tag')).toBe(false);
});

test.each([
  '/api/x',
  '/api',
  '/dev/mailbox',
  '/assets/missing.js',
  '/missing.png',
  '/..%2f..%2fetc/passwd.txt',
])('%s is a problem, never a page', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('without a built client every page is a problem', async () => {
  for (const path of ['/', '/produtos', '/assets/entry.js']) {
    expect((await get(path, join(folder, 'nothing'))).status).toBe(404);
  }
});
