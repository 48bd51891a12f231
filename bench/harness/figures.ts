import { availableParallelism, loadavg } from 'node:os';
import { isSmall } from '../sizes.ts';

/** The middle of these figures, or the place of another share of them; NaN when there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Like '1.024', or '2,50' with two digits. */
export const figure = (value: number, digits = 0) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/**
 * Says whether a ratio meets its limit; in small, whether it is a number.
 *
 * @param room by how much a ratio may miss its limit and still meet it
 * @returns whether it does
 */
export function printVerdict(what: string, ratio: number, limit: number, room = 0): boolean {
  const met = isSmall ? Number.isFinite(ratio) : ratio >= limit - room;
  const noise = room > 0 ? `, ruído ${figure(room, 2)}` : '';
  console.log(
    `${met ? 'PASS' : 'FAIL'}  ${what}: ${figure(ratio, 2)} (limite ${figure(limit, 2)}${noise})`,
  );
  return met;
}

/** Warns before measuring that other work of the machine blurs the figures. */
export function warnIfBusy(): void {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  if (load < cores / 4) return;
  console.log(`Atenção: a máquina faz outras coisas (carga ${figure(load, 2)}, ${cores} núcleos).`);
}
