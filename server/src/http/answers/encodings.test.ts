import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../../log.ts';
import { createRouter } from '../api/router.ts';
import type { AppEnv } from '../app-env.ts';
import { answerError } from '../problem-error.ts';
import { secureHeaders } from '../requests/headers.ts';
import { pageRoutes } from './pages.ts';

const script = 'export const word = "agulha";\n'.repeat(50);
const page = `<!doctype html><p>${'crochê '.repeat(200)}</p>`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'artesa-encodings-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets/entry.js'), script);
  writeFileSync(join(folder, 'assets/entry.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/entry.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'assets/face.woff2'), 'wOF2');
});
afterAll(() => rmSync(folder, { recursive: true }));

const visitors = { carriesSession: async () => false, supportEmail: 'ajuda@example.com' };

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const app = createRouter<AppEnv>();
  app.onError(answerError);
  app.use(secureHeaders(false), async (c, next) => {
    c.set('log', createLogger('silent'));
    await next();
  });
  app.route('/', pageRoutes(folder, 'https://artesa.example', visitors));
  return app.request(path, { method, headers });
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  plain: (bytes) => bytes,
};

const wishes = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0, *;q=1', 'plain'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['GZIP;Q=1', 'gzip'],
  ['zstd', 'plain'],
  ['identity', 'plain'],
  ['identity;q=1, br;q=0.1', 'plain'],
  ['*;q=0', 'plain'],
  ['', 'plain'],
] as const;

test.each(wishes)('who accepts "%s" gets %s', async (accepted, wanted) => {
  for (const [path, text] of [['/', page] as const, ['/assets/entry.js', script] as const]) {
    const answer = await get(path, { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding') ?? 'plain').toBe(wanted);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(decoders[wanted]?.(bytes).toString()).toBe(text);
  }
});

test('who says nothing of encodings gets the plain bytes', async () => {
  const answer = await get('/assets/entry.js');
  expect(answer.headers.has('content-encoding')).toBe(false);
  expect(await answer.text()).toBe(script);
});

test('what has no smaller copy is sent as it is, to everybody alike', async () => {
  const answer = await get('/assets/face.woff2', { 'accept-encoding': 'br, gzip' });
  expect(answer.headers.has('content-encoding')).toBe(false);
  expect(answer.headers.has('vary')).toBe(false);
  expect(await answer.text()).toBe('wOF2');
});

test.each(['/', '/assets/entry.js'])(
  '%s is not sent again to who has it, in that encoding',
  async (path) => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const first = await get(path, headers);
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(/^"[\w-]{22}"$/);
      tags.add(tag);
      const again = await get(path, { ...headers, 'if-none-match': `W/"x", ${tag}` });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      for (const name of ['etag', 'vary', 'cache-control']) {
        expect(again.headers.get(name)).toBe(first.headers.get(name));
      }
      // A browser would put this policy in the place of the page's own.
      expect(again.headers.has('content-security-policy')).toBe(false);
    }
    expect(tags.size).toBe(3);
    const other = await get(path, { 'accept-encoding': 'br', 'if-none-match': '"x"' });
    expect(other.status).toBe(200);
  },
);

test('a copy cannot be asked for by its own name, nor a missing file in any encoding', async () => {
  for (const path of [
    '/assets/entry.js.br',
    '/assets/missing.js',
    '/index.html',
    '/assets/%2e%2e/index.html',
  ]) {
    const answer = await get(path, { 'accept-encoding': 'br' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  }
});

test('HEAD says what GET would, without the body', async () => {
  for (const path of ['/', '/assets/entry.js']) {
    const headers = { 'accept-encoding': 'br' };
    const got = await get(path, headers);
    const head = await get(path, headers, 'HEAD');
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers));
    expect(await head.text()).toBe('');
  }
});
