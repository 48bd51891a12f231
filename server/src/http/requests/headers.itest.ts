import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ appUrl: 'https://artesa.example' });
});
afterAll(() => server.stop());

/** Also methods that `fetch` refuses to send. */
async function call(method: string, path: string, headers: Record<string, string>) {
  const sent = request(server.origin + path, { method, headers });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const always = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

test.each([
  ['GET', '/api/auth/providers', 200],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/healthz', 200],
  ['GET', '/api/me', 401],
  ['POST', '/api/products', 403],
  ['GET', '/api/nada', 404],
  ['GET', '/missing.png', 404],
  ['GET', '/.git/config', 404],
  ['OPTIONS', '/api/products', 405],
])(
  '%s %s (%i) is guarded by its headers, and shared with no other site',
  async (method, path, status) => {
    const answer = await call(method, path, { origin: 'https://mal.example' });
    expect(answer).toMatchObject({ status, headers: always });
    const shared = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
    expect(shared).toEqual([]);
  },
);

test('TRACE sends nothing back of what was asked', async () => {
  const cookie = 'artesa.session_token=quem-leria-isto';
  for (const [path, status] of [
    ['/api/me', 405],
    ['/', 404],
  ] as const) {
    const answer = await call('TRACE', path, { cookie });
    expect(answer).toMatchObject({ status, headers: always });
    expect(answer.body).not.toContain(cookie);
  }
});
