import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Env } from '../../env.ts';
import { StartupError } from '../../startup-error.ts';

/**
 * Listens at one port of every address. Of `hosts` only the first has to exist: a machine may have
 * no IPv6.
 *
 * @param create makes the server of one address
 * @param prefix of the variables that say where, as `METRICS_` of `METRICS_PORT`
 * @throws StartupError when the port cannot be had at one of them; it listens at none then
 */
export async function listen(
  create: () => Server,
  { hosts, port }: Pick<Env, 'hosts' | 'port'>,
  prefix = '',
) {
  const servers: Server[] = [];
  /**
   * Takes no new connection, lets the requests under way finish, and drops each connection once it
   * is idle. A request that is not done in time is cut off.
   */
  const close = async (finishWithinMs: number) => {
    await Promise.all(servers.map((server) => closeServer(server, finishWithinMs)));
  };
  let actual = port;
  for (const host of hosts) {
    const server = create();
    try {
      await once(server.listen(actual, host), 'listening');
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (servers.length > 0 && isNoSuchAddress(code)) continue;
      await close(0);
      throw refusal(code, actual, host, prefix);
    }
    servers.push(server);
    actual = (server.address() as AddressInfo).port;
  }
  return { port: actual, close };
}

export type Listening = Awaited<ReturnType<typeof listen>>;

const isNoSuchAddress = (code: string) => /^(EADDRNOTAVAIL|EAFNOSUPPORT|ENOTFOUND)$/.test(code);

function refusal(code: string, port: number, host: string | undefined, prefix: string) {
  if (isNoSuchAddress(code)) {
    return new StartupError(
      `Este computador não tem o endereço ${host} (${code}). Confira ${prefix}HOST.`,
    );
  }
  const reason = code === 'EADDRINUSE' ? 'já está em uso' : `não pode ser usada (${code})`;
  return new StartupError(`A porta ${port} ${reason}. Escolha outra com ${prefix}PORT.`);
}

async function closeServer(server: Server, finishWithinMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), finishWithinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
