import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Recorded {
  /** As in `GET /v1/customers`, without ids and query. */
  call: string;
  answer: Record<string, unknown>;
}

/** Passes calls on to `target` and keeps what is answered, which must be JSON. */
export async function startRecordingProxy(target: string) {
  const recorded: Recorded[] = [];
  const server = createServer(async (request, response) => {
    const body: Uint8Array[] = await request.toArray();
    const { authorization = '', 'idempotency-key': key } = request.headers;
    const { method = 'GET', url = '/' } = request;
    const answer = await fetch(target + url, {
      method,
      headers: { authorization, ...(key && { 'idempotency-key': String(key) }) },
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    });
    const text = await answer.text();
    const path = url.replace(/\?.*/, '').replace(/\/(cus|sub|ch|cs|price)_[^/]+/, '/:id');
    recorded.push({ call: `${method} ${path}`, answer: JSON.parse(text) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recorded,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
