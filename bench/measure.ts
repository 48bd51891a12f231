import autocannon from 'autocannon';
import type { ServerProcess } from './server-process.ts';

/** One call to /api/products, asked again and again over ten connections. */
export interface Load {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** One cookie for each connection; without them all connections are one user's. */
  cookies?: string[];
}

export const connections = 10;

export interface Sample {
  requestsPerSecond: number;
  /** CPU time of the server's own process, user and system, in milliseconds. */
  cpuPerRequest: number;
}

/**
 * Loads one server for some seconds.
 *
 * @throws Error when a request fails
 */
export async function measure(server: ServerProcess, load: Load, seconds: number): Promise<Sample> {
  const before = await server.ask('cpu');
  const url = `${server.url}/api/products`;
  const { cookies = [], headers, ...call } = load;
  let next = 0;
  const setupClient = (client: autocannon.Client) => {
    const cookie = cookies[next % cookies.length];
    next += 1;
    if (cookie) client.setHeaders({ ...headers, cookie });
  };
  const options = { ...call, headers, url, connections, setupClient };
  const result = await autocannon({ ...options, duration: seconds });
  const after = await server.ask('cpu');
  const requests = result.requests.total;
  const failed = result.non2xx + result.errors;
  if (failed > 0 || requests === 0) {
    throw new Error(`${server.name}: ${failed} de ${requests} pedidos falharam.`);
  }
  const microseconds = after.user - before.user + after.system - before.system;
  return {
    requestsPerSecond: requests / result.duration,
    cpuPerRequest: microseconds / requests / 1000,
  };
}
