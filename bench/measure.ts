import autocannon from 'autocannon';
import type { ServerProcess } from './server-process.ts';

/** One call to /api/products, asked again and again over ten connections. */
export interface Load {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

export interface Sample {
  requests: number;
  requestsPerSecond: number;
  /** CPU time of the server's own process, user and system, in milliseconds. */
  cpuPerRequest: number;
}

/** What a server does compared with the first one; 0.5 is half as much. */
export interface Ratios {
  requestsPerSecond: number;
  cpu: number;
}

export interface Comparison {
  server: ServerProcess;
  sample: Sample;
  ratios: Ratios;
}

/** Loads one server for some seconds. */
export async function measure(server: ServerProcess, load: Load, seconds: number): Promise<Sample> {
  const before = await server.ask('cpu');
  const url = `${server.url}/api/products`;
  const result = await autocannon({ ...load, url, connections: 10, duration: seconds });
  const after = await server.ask('cpu');
  const requests = result.requests.total;
  const failed = result.non2xx + result.errors;
  if (failed > 0 || requests === 0) {
    throw new Error(`${server.name}: ${failed} de ${requests} pedidos falharam.`);
  }
  const microseconds = after.user - before.user + after.system - before.system;
  return {
    requests,
    requestsPerSecond: requests / result.duration,
    cpuPerRequest: microseconds / requests / 1000,
  };
}

/**
 * Loads the servers in turn, many times for a short while, and compares within each turn: what
 * else the machine does meanwhile meets all of them alike.
 *
 * @returns medians over the rounds, in the order of the servers
 */
export async function compare(
  servers: ServerProcess[],
  load: Load,
  pace: { warmUpSeconds: number; roundSeconds: number; rounds: number },
): Promise<Comparison[]> {
  for (const server of servers) await measure(server, load, pace.warmUpSeconds);
  const rounds: Sample[][] = [];
  for (let round = 0; round < pace.rounds; round += 1) {
    const samples: Sample[] = [];
    for (const server of servers) samples.push(await measure(server, load, pace.roundSeconds));
    rounds.push(samples);
  }
  return servers.map((server, index) => {
    const over = (value: (own: Sample, first: Sample) => number) =>
      median(rounds.map((samples) => value(at(samples, index), at(samples, 0))));
    return {
      server,
      sample: {
        requests: over((own) => own.requests),
        requestsPerSecond: over((own) => own.requestsPerSecond),
        cpuPerRequest: over((own) => own.cpuPerRequest),
      },
      ratios: {
        requestsPerSecond: over((own, first) => own.requestsPerSecond / first.requestsPerSecond),
        cpu: over((own, first) => first.cpuPerRequest / own.cpuPerRequest),
      },
    };
  });
}

/** @throws Error when the server was not compared */
export function ratiosOf(comparisons: Comparison[], server: ServerProcess): Ratios {
  const found = comparisons.find((each) => each.server === server);
  if (!found) throw new Error(`${server.name} was not compared`);
  return found.ratios;
}

const median = (values: number[]) =>
  at(
    values.toSorted((a, b) => a - b),
    Math.floor(values.length / 2),
  );

function at<T>(values: T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new Error(`nothing at ${index}`);
  return value;
}
