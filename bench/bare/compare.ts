import autocannon from 'autocannon';
import { figure, median } from '../harness/figures.ts';
import type { ServerProcess } from '../harness/server.ts';
import { hammering, sizes } from '../sizes.ts';

/** One call to /api/products, asked again and again over as many connections as there are cookies. */
export interface Load {
  method: 'GET' | 'POST';
  body?: string;
  /** Of different people: calls of one person wait for each other. */
  cookies: readonly string[];
}

interface Sample {
  requestsPerSecond: number;
  /** CPU time of the server's own process, user and system, in milliseconds. */
  cpuPerRequest: number;
}

/** A server's work as a share of the bare one's: 0.5 is half as much, or twice the CPU time. */
export interface Ratios {
  requestsPerSecond: number;
  cpu: number;
}

/**
 * Loads both servers in turn, many times for a short while, and compares within each round: what
 * else the machine does meanwhile meets both alike.
 *
 * @returns the second one's ratios to the first one, medians over the rounds
 */
export async function compare(
  title: string,
  servers: readonly [ServerProcess, ServerProcess],
  load: Load,
): Promise<Ratios> {
  for (const server of servers) await measure(server, load, sizes.compareWarmUpSeconds);
  const samples: Sample[][] = [[], []];
  for (let round = 0; round < sizes.compareRounds; round += 1) {
    // The order turns each round, so that no server always follows the other.
    for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      samples[side]?.push(await measure(servers[side], load, sizes.compareSeconds));
    }
  }
  const [bare = [], own = []] = samples;
  console.log(`\n${title}`);
  printRow('', ['pedidos/s', 'CPU por pedido', 'razão pedidos/s', 'razão CPU']);
  for (const [index, { name }] of servers.entries()) print(name, samples[index] ?? [], bare);
  return ratiosOf(own, bare);
}

const ratiosOf = (own: Sample[], bare: Sample[]): Ratios => ({
  requestsPerSecond: medianRatio(own, bare, (each) => each.requestsPerSecond),
  cpu: medianRatio(bare, own, (each) => each.cpuPerRequest),
});

/** The median over the rounds of above ÷ below. */
function medianRatio(above: Sample[], below: Sample[], value: (sample: Sample) => number): number {
  return median(
    above.map((sample, round) => {
      const other = below[round];
      return other ? value(sample) / value(other) : Number.NaN;
    }),
  );
}

/** @throws {Error} when a request fails */
async function measure(server: ServerProcess, load: Load, seconds: number): Promise<Sample> {
  const { cookies, ...call } = load;
  const headers = { 'content-type': 'application/json' };
  let next = 0;
  const setupClient = (client: autocannon.Client) => {
    client.setHeaders({ ...headers, cookie: cookies[next % cookies.length] ?? '' });
    next += 1;
  };
  const url = `${server.url}/api/products`;
  const before = await server.ask('cpu');
  const result = await autocannon({
    ...{ ...call, headers, url, setupClient },
    ...hammering(cookies.length, seconds),
  });
  const after = await server.ask('cpu');
  const requests = result.requests.total;
  const failed = result.non2xx + result.errors;
  if (failed > 0 || requests === 0) {
    throw new Error(`${server.name}: ${failed} de ${requests} pedidos falharam.`);
  }
  const microseconds = after.user - before.user + after.system - before.system;
  return {
    requestsPerSecond: requests / result.duration,
    cpuPerRequest: microseconds / requests / 1_000,
  };
}

function print(name: string, own: Sample[], bare: Sample[]): void {
  const ratios = ratiosOf(own, bare);
  printRow(name, [
    figure(median(own.map((each) => each.requestsPerSecond))),
    `${figure(median(own.map((each) => each.cpuPerRequest)), 2)} ms`,
    figure(ratios.requestsPerSecond, 2),
    figure(ratios.cpu, 2),
  ]);
}

function printRow(name: string, cells: string[]): void {
  console.log(`  ${name.padEnd(30)}${cells.map((cell) => cell.padStart(18)).join('')}`);
}
