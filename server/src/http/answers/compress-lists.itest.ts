import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { Product } from '#core/products/product-schemas.ts';
import { numberedProduct } from '../../testing/product-input.ts';
import { type Client, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ana: Client;
let product: Product;
beforeAll(async () => {
  server = await sharedServer();
  ana = await server.signedIn();
  const { body } = await ana.call<Product>('POST', '/api/products', numberedProduct(6));
  product = body;
  await ana.call('POST', '/api/materials', { name: 'Argila', unitPrice: 1 });
});

/**
 * The answer as it comes over the wire. `fetch` would ask for compression by itself and undo it.
 */
async function raw(path: string, headers: Record<string, string> = {}) {
  const outgoing = request(server.origin + path, { headers: { cookie: ana.cookie(), ...headers } });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  outgoing.on('response', resolve).on('error', reject).end();
  const response = await promise;
  return { headers: response.headers, body: await buffer(response) };
}

const paths = () => ['/api/products', '/api/materials', `/api/products/${product.id}`];

test('a list is compressed for whoever asks for it, and for nobody else', async () => {
  for (const path of paths()) {
    const plain = await raw(path);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const unknown of ['identity', 'br', 'gzip;q=0']) {
      const answer = await raw(path, { 'accept-encoding': unknown });
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.body).toEqual(plain.body);
    }
    const packed = await raw(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body)).toEqual(plain.body);
    for (const { headers } of [plain, packed]) expect(headers.vary).toBe('Accept-Encoding');
  }
  const { body } = await raw('/api/products');
  const packed = await raw('/api/products', { 'accept-encoding': 'gzip' });
  expect(packed.body.length).toBeLessThan(body.length / 2);
});

test('the tag of a compressed product still says which state is replaced', async () => {
  const path = `/api/products/${product.id}`;
  const { headers } = await raw(path, { 'accept-encoding': 'gzip' });
  expect(headers.etag).toBe(`W/"${product.updatedAt}"`);
  const ifMatch = { headers: { 'if-match': String(headers.etag) } };
  expect((await ana.call('PUT', path, numberedProduct(6), ifMatch)).status).toBe(200);
  expect((await ana.call('PUT', path, numberedProduct(5), ifMatch)).status).toBe(412);
});
