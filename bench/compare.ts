import { type Load, measure, type Sample } from './measure.ts';
import { median } from './median.ts';
import type { ServerProcess } from './server-process.ts';

/** A server's work as a share of the bare one's: 0.5 is half as much, or twice the CPU time. */
export interface Ratios {
  requestsPerSecond: number;
  cpu: number;
}

export interface Comparison {
  server: ServerProcess;
  sample: Sample;
  ratios: Ratios;
}

export interface Pace {
  warmUpSeconds: number;
  roundSeconds: number;
  rounds: number;
}

/**
 * Loads the servers in turn, many times for a short while, and compares within each round: what
 * else the machine does meanwhile meets all of them alike.
 *
 * @param servers the bare one first
 * @returns medians over the rounds, in the order of the servers
 */
export async function compare(
  servers: ServerProcess[],
  load: Load,
  pace: Pace,
): Promise<Comparison[]> {
  for (const server of servers) await measure(server, load, pace.warmUpSeconds);
  const samples = new Map<ServerProcess, Sample[]>(servers.map((server) => [server, []]));
  for (let round = 0; round < pace.rounds; round += 1) {
    // The order turns each round, so that no server always follows the same one.
    for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
      samples.get(server)?.push(await measure(server, load, pace.roundSeconds));
    }
  }
  const [bare = []] = samples.values();
  return [...samples].map(([server, own]) => ({
    server,
    sample: {
      requestsPerSecond: median(own.map((each) => each.requestsPerSecond)),
      cpuPerRequest: median(own.map((each) => each.cpuPerRequest)),
    },
    ratios: {
      requestsPerSecond: medianRatio(own, bare, (each) => each.requestsPerSecond),
      cpu: medianRatio(bare, own, (each) => each.cpuPerRequest),
    },
  }));
}

/** @throws Error when the server was not compared */
export function ratiosOf(comparisons: Comparison[], server: ServerProcess): Ratios {
  const found = comparisons.find((each) => each.server === server);
  if (!found) throw new Error(`${server.name} was not compared`);
  return found.ratios;
}

/** The median over the rounds of above ÷ below. */
function medianRatio(above: Sample[], below: Sample[], value: (sample: Sample) => number): number {
  return median(
    above.map((sample, round) => {
      const other = below[round];
      return other ? value(sample) / value(other) : Number.NaN;
    }),
  );
}
