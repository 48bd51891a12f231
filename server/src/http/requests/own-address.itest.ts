import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { newProfile, startTestServer, type TestServer } from '../../testing/test-server.ts';

let home: TestServer;
let product: TestServer;
let port: number;
beforeAll(async () => {
  port = await freePort();
  home = await startTestServer({ port, appUrl: `http://localhost:${port}` });
  product = await startTestServer({
    production: true,
    isLocal: false,
    appUrl: 'https://artesa.example',
  });
});
afterAll(() => Promise.all([home.stop(), product.stop()]));

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks under a name of our choice, as `fetch` does not let one. */
function ask(
  server: TestServer,
  host: string,
  path: string,
  { method = 'GET', origin, json }: { method?: string; origin?: string; json?: object } = {},
): Promise<Answer> {
  const headers = {
    host,
    ...(origin && { origin }),
    ...(json && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const call = request(server.origin + path, { method, headers }, async (answer) => {
      const { statusCode: status, headers } = answer;
      resolve({ status, headers, body: await text(answer) });
    });
    call.on('error', reject).end(json && JSON.stringify(json));
  });
}

test('a page that is opened at another name of this computer leads to the address', async () => {
  for (const name of ['127.0.0.1', '[::1]']) {
    for (const path of ['/', '/auth?volta=%2Fproducts', '/products/1', '/unknown']) {
      const { status, headers } = await ask(home, `${name}:${port}`, path);
      expect(status).toBe(307);
      expect(headers.location).toBe(`http://localhost:${port}${path}`);
      expect(headers['cache-control']).toBe('no-store');
    }
  }
  // It starts with what is configured, whatever the path tries.
  const { headers } = await ask(home, `127.0.0.1:${port}`, '//outro.example/x');
  expect(headers.location).toBe(`http://localhost:${port}//outro.example/x`);
});

test('a page that is opened where it cannot lead back tells the address', async () => {
  for (const host of [`192.168.0.7:${port}`, 'outro.example', `localhost.outro.example:${port}`]) {
    for (const path of ['/', '/auth']) {
      const { status, headers, body } = await ask(home, host, path);
      expect(status).toBe(421);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('Esta Artesa atende em outro endereço</h1>');
      expect(body).toContain(`<a href="http://localhost:${port}">`);
      expect(body).toContain('npm start -- --lan');
      expect(body).not.toContain('outro.example');
    }
  }
  // The script of a page leads here when a proxy hides the name.
  expect((await ask(home, `localhost:${port}`, '/other-address')).status).toBe(421);
});

test('a page is sent at the address itself, and at a port that is forwarded', async () => {
  for (const host of [`localhost:${port}`, 'localhost:8080', '127.0.0.1:8080']) {
    // Without a built client there is no page to send.
    expect([200, 404]).toContain((await ask(home, host, '/auth')).status);
  }
});

test('a product with an address of its own trusts no name that a proxy may have put', async () => {
  for (const host of ['127.0.0.1:3000', 'app:3000', 'outro.example']) {
    expect([200, 404]).toContain((await ask(product, host, '/auth')).status);
  }
});

test('probes and tools are answered under any name', async () => {
  for (const server of [home, product]) {
    for (const host of ['10.0.0.7:3000', 'app', 'outro.example', `127.0.0.1:${port}`]) {
      expect((await ask(server, host, '/healthz')).status).toBe(200);
      expect((await ask(server, host, '/readyz')).status).toBe(200);
      expect((await ask(server, host, '/api/me')).status).toBe(401);
    }
    const json = newProfile();
    const made = await ask(server, 'app', '/api/auth/sign-up/email', { method: 'POST', json });
    expect(made.status).toBe(201);
  }
});

test('emails kept here are shown under the names of this computer alone, and only where it is the address', async () => {
  for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      expect((await ask(home, `${name}:${port}`, path)).status).toBe(200);
      expect((await ask(product, `${name}:${port}`, path)).status).toBe(404);
    }
    for (const name of ['outro.example', '192.168.0.7', '[fd00::7]']) {
      expect((await ask(home, `${name}:${port}`, path)).status).toBe(421);
    }
  }
});

/** Without a session there is nothing to end, for our own pages. */
const signOut = (server: TestServer, host: string, origin: string) =>
  ask(server, host, '/api/auth/sign-out', { method: 'POST', origin });

test('the names of this computer are one during development', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    for (const host of [`${name}:${port}`, `${name}:8080`]) {
      expect((await signOut(home, host, `http://${host}`)).status).toBe(204);
    }
  }
});

test.each([
  ['another program of this computer', `localhost:PORT`, 'http://localhost:8080'],
  ['another name of it', `127.0.0.1:PORT`, 'http://[::1]:PORT'],
  ['a name with our address', `outro.example:PORT`, 'http://outro.example:PORT'],
  ['a name that only begins like ours', `localhost.example:PORT`, 'http://localhost.example:PORT'],
  ['an address of the network', `192.168.0.7:PORT`, 'http://192.168.0.7:PORT'],
])('%s is another site', async (_who, host, origin) => {
  const [here, from] = [host, origin].map((each) => each.replace('PORT', String(port)));
  const answer = await signOut(home, here ?? '', from ?? '');
  expect(answer.status).toBe(403);
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'foreign_origin' });
});

test('in production the configured address alone is ours', async () => {
  const answer = await signOut(product, 'localhost:3000', 'http://localhost:3000');
  expect(answer.status).toBe(403);
  const own = await signOut(product, 'localhost:3000', 'https://artesa.example');
  expect(own.status).toBe(204);
});
