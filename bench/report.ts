import { availableParallelism, loadavg } from 'node:os';
import type { Comparison } from './compare.ts';
import type { Profile } from './profile.ts';

const decimals = (digits: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const whole = decimals(0);
const hundredths = decimals(2);

/** Parts below it, in milliseconds, are left out. */
const smallestPart = 0.005;

/** Prints a line per server, with its ratios to the first one. */
export function printComparison(title: string, comparisons: Comparison[]): void {
  console.log(`\n${title}`);
  printRow('', ['pedidos/s', 'CPU por pedido', 'razão pedidos/s', 'razão CPU']);
  for (const { server, sample, ratios } of comparisons) {
    printRow(server.name, [
      whole.format(sample.requestsPerSecond),
      `${hundredths.format(sample.cpuPerRequest)} ms`,
      hundredths.format(ratios.requestsPerSecond),
      hundredths.format(ratios.cpu),
    ]);
  }
}

/** Prints where the CPU time of one request goes in each server, the largest part first. */
export function printParts(title: string, servers: Profile[]): void {
  console.log(`\n${title}`);
  printRow(
    '',
    servers.map(({ name }) => name),
  );
  const spent = (part: string) => servers.map(({ parts }) => parts.get(part) ?? 0);
  const parts = [...new Set(servers.flatMap((server) => [...server.parts.keys()]))]
    .filter((part) => Math.max(...spent(part)) >= smallestPart)
    .sort((a, b) => Math.max(...spent(b)) - Math.max(...spent(a)));
  for (const part of parts) {
    const cells = spent(part).map((milliseconds) => `${hundredths.format(milliseconds)} ms`);
    printRow(part, cells);
  }
}

function printRow(name: string, cells: string[]): void {
  console.log(`  ${name.padEnd(30)}${cells.map((cell) => cell.padStart(18)).join('')}`);
}

/** Runs differ by about this much: a ratio may miss its limit by no more. */
const noise = 0.03;

/**
 * Says whether a ratio keeps its limit.
 *
 * @param room by how much a ratio may miss its limit and still keep it
 * @returns whether it does
 */
export function printVerdict(what: string, ratio: number, limit: number, room = noise): boolean {
  const kept = ratio >= limit - room;
  const figures = `${hundredths.format(ratio)} (limite ${hundredths.format(limit)}, ruído ${hundredths.format(room)})`;
  console.log(`${kept ? 'PASS' : 'FAIL'}  ${what}: ${figures}`);
  return kept;
}

/** Warns before measuring that other work of the machine blurs the figures. */
export function warnIfBusy(): void {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  if (load < cores / 4) return;
  console.log(
    `Atenção: a máquina faz outras coisas (carga ${hundredths.format(load)}, ${cores} núcleos).`,
  );
}
