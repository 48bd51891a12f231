import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import type { AppEnv } from './app-env.ts';
import { secureHeaders } from './headers.ts';
import { pageRoutes } from './pages.ts';
import { answerError } from './problem.ts';
import { createRouter } from './router.ts';

const inlineScript = '\n  window.ready = "não";\n';
const inlineModule = 'import "/assets/entry.js";';
const inlineStyle = 'body { color: #2b2320 }';
const home = `<!doctype html><style>${inlineStyle}</style><script>${inlineScript}</script>
<script type="module" async="">${inlineModule}</script><script src="/assets/entry.js"></script>início`;
const fallback = `<!doctype html><script>${inlineModule}</script>toda tela`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'artesa-pages-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'auth/confirm'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), home);
  writeFileSync(join(folder, 'auth/confirm/index.html'), '<!doctype html>confirmação');
  writeFileSync(join(folder, '__spa-fallback.html'), fallback);
  writeFileSync(join(folder, 'assets/entry.js'), 'export {};');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
});
afterAll(() => rmSync(folder, { recursive: true }));

function get(path: string, from = folder) {
  const app = createRouter<AppEnv>();
  app.onError(answerError);
  app.use(secureHeaders(false), async (c, next) => {
    c.set('log', createLogger('silent'));
    await next();
  });
  app.route('/', pageRoutes(from));
  return app.request(path);
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
  expect(await answer.text()).toBe(home);
  const policy = policyOf(answer);
  expect(policy['script-src']).toEqual(["'self'", hash(inlineScript), hash(inlineModule)]);
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

test('any other screen gets the fallback page, which is asked for again each time', async () => {
  for (const path of ['/produtos', '/app/produtos/01a1fbf2', '/apiario']) {
    const answer = await get(path);
    expect({ status: answer.status, body: await answer.text() }).toEqual({
      status: 200,
      body: fallback,
    });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
});

test('an asset is kept for a year, what has no name of its own is asked for again', async () => {
  const asset = await get('/assets/entry.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toMatch(/javascript/);
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
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
