import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network that a test can take away, between here and `target` on this machine. */
export async function startTcpProxy(target: number) {
  const sockets = new Set<Socket>();
  let frozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    if (frozen) return;
    const far = keep(connect(target, '127.0.0.1'));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => frozen || to.write(bytes));
      from.on('close', () => frozen || to.destroy());
    }
  });
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closed = server.listening && once(server, 'close');
    server.close();
    breakAll();
    await closed;
  };
  const port = await listen(0);
  return {
    port,
    /** Breaks every connection and refuses new ones. */
    cut,
    /** Keeps every connection open, takes new ones, and lets no byte through. */
    freeze() {
      frozen = true;
    },
    /** Everything passes again; what was held while frozen is lost with its connection. */
    async restore() {
      if (frozen) breakAll();
      frozen = false;
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;
