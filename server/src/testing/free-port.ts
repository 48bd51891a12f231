import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port below the range of outgoing connections, so that none of them takes it. */
export async function freePort(): Promise<number> {
  const server = createServer();
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    server.listen(port);
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
