import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpLimits } from '../../server.ts';
import { sharedServer, startTestServer, type TestServer } from '../../testing/test-server.ts';

const impatience = {
  ...httpLimits,
  headersTimeout: 300,
  bodyPace: { bytes: 1_000, windowMs: 600 },
  connectionsCheckingInterval: 50,
};

let server: TestServer;
/** Waits for little: on a busy machine too little for what is whole. */
let impatient: TestServer;
beforeAll(async () => {
  server = await sharedServer();
  impatient = await startTestServer({}, { limits: impatience });
});
afterAll(() => impatient.stop());

async function open({ origin } = server): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Sends this and nothing more; returns all that comes until the server hangs up. */
async function answerTo(sent: string, by = server) {
  const socket = await open(by);
  socket.write(sent);
  const received = await text(socket);
  const [head = '', body = ''] = received.split('\r\n\r\n');
  return { head, body };
}

const get = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';
const signUp = 'POST /api/auth/sign-up/email HTTP/1.1\r\nHost: localhost\r\n';
const jsonBody = `Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":`;
const timeout = { status: 408, code: 'request_timeout', title: 'Tempo esgotado' };

test('headers up to 16 KiB are read, more is 431', async () => {
  const filled = (bytes: number) => `${get}Connection: close\r\nX: ${'x'.repeat(bytes)}\r\n\r\n`;
  expect((await answerTo(filled(15_000))).head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  const { head } = await answerTo(filled(17_000));
  expect(head).toMatch(
    /^HTTP\/1\.1 431 Request Header Fields Too Large\r\nConnection: close\r\nCache-Control: no-store/,
  );
});

test('an idle connection is kept for longer than by a proxy, which may be sending on it', async () => {
  const { headers } = await fetch(`${server.origin}/healthz`);
  expect(headers.get('keep-alive')).toBe('timeout=125');
});

test('headers that never end are 408', async () => {
  const { head, body } = await answerTo(get, impatient);
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(body)).toMatchObject(timeout);
});

test('a body that never comes is 408, as a problem', async () => {
  const { head, body } = await answerTo(signUp + jsonBody, impatient);
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(head).toMatch(/\r\nContent-Type: application\/problem\+json/);
  expect(JSON.parse(body)).toMatchObject(timeout);
});

test('what is no HTTP is 400, guarded by the same headers as every answer', async () => {
  const { head } = await answerTo('quero um bolo\r\n\r\n');
  expect(head).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\nCache-Control: no-store/,
  );
  const answer = await fetch(`${server.origin}/api/me`);
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy']) {
    expect(head).toContain(`\r\n${name}: ${answer.headers.get(name)}`);
  }
});

test('who hangs up in the middle leaves the server well', async () => {
  for (const sent of ['', get, signUp + jsonBody]) {
    const socket = await open();
    socket.write(sent);
    socket.resetAndDestroy();
    await once(socket, 'close');
  }
  expect((await server.client().call('GET', '/readyz')).status).toBe(200);
});
