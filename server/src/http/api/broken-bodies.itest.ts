import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly status?: number;
}

const logged: string[] = [];
let server: TestServer;
let browser: Client;
beforeAll(async () => {
  server = await startTestServer({}, { logged });
  browser = (await server.newUser()).browser;
});
afterAll(() => server.stop());

/** More than waits between two sockets: once it is taken, the server reads. */
const megabytes = 12;

/** Every way in which a body is read: by an announced length or in chunks, as a text or as a file. */
test.each([
  { path: '/api/auth/sign-up/email', announced: 100 },
  { path: '/api/auth/sign-up/email' },
  { path: '/api/products', announced: 100 },
  { path: '/api/products', announced: 300_000 },
  { path: '/api/import/workshop', announced: 20_000_000, sent: megabytes },
  { path: '/api/import/workshop', announced: 40_000_000 },
  { path: '/api/billing/webhook', announced: 100 },
])('a body for $path that is broken off is no error of ours: $announced', async (call) => {
  const before = logged.length;
  const lines = () => logged.slice(before).map((line) => JSON.parse(line) as Line);
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.on('error', () => {}).resume();
  await once(socket, 'connect');
  const { path, announced, sent = 0 } = call;
  const length = announced ? `Content-Length: ${announced}` : 'Transfer-Encoding: chunked';
  const who = `Host: localhost\r\nCookie: ${browser.cookie()}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\n${who}\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
  );
  const half = announced ? '{"name"' : '7\r\n{"name"\r\n';
  const begun = Buffer.concat([Buffer.from(half), Buffer.alloc(sent * 1024 * 1024, ' ')]);
  await new Promise((resolve) => socket.write(begun, resolve));
  socket.resetAndDestroy();
  const [request] = await waitFor('the call to end', async () => {
    const ended = lines().filter(({ msg }) => msg === 'request');
    return ended.length > 0 && ended;
  });
  // Or 429: nobody works for who is gone before their turn.
  expect([400, 429]).toContain(request?.status);
  expect(lines().filter(({ level }) => level === 'error')).toEqual([]);
});
