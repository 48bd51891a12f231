import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from './server.ts';

/**
 * Stands in front of a server, as the same server with its next version does: once published, its
 * service worker differs by one line. Who is signed in there is signed in here. Like many a proxy it
 * hides by what name it was asked.
 */
export async function startPublisher(target: string) {
  let published = false;
  const forward = (call: IncomingMessage, response: ServerResponse) => {
    const { 'accept-encoding': _, 'if-none-match': __, host: ___, ...headers } = call.headers;
    const newer = published && call.url === '/sw.js';
    const forwarded = request(
      `${target}${call.url}`,
      { method: call.method, headers },
      (answer) => {
        const { 'content-length': length, ...others } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, newer ? others : answer.headers);
        answer.pipe(response, { end: !newer });
        if (newer) answer.on('end', () => response.end('\n// newer'));
      },
    );
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    call.pipe(forwarded);
  };
  const port = await freePort();
  const server = createServer(forward).listen(port);
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    publish() {
      published = true;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
