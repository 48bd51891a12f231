import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port nobody listens on. It lies below the range from which the system takes ports for outgoing
 * connections, so that none of those takes it before it is used.
 */
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
