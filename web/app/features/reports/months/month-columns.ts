import { earnedOfMonth } from '#core/stock/stock-months.ts';
import type { StockMonth } from '#core/stock/stock-schemas.ts';

/** Every month from the oldest to the newest of these, oldest first; those without one are empty. */
export function monthColumns(months: readonly StockMonth[]) {
  const byName = new Map(months.map((each) => [each.month, each]));
  const names = [...byName.keys()].sort();
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last) return [];
  const columns: { month: string; drawn: StockMonth | undefined }[] = [];
  // Such names are ordered as texts.
  for (let month = first; month <= last; month = monthAfter(month)) {
    columns.push({ month, drawn: byName.get(month) });
  }
  return columns;
}

/** '2025-12' → '2026-01' */
function monthAfter(name: string): string {
  const [year = 0, month = 0] = name.split('-').map(Number);
  return new Date(Date.UTC(year, month)).toISOString().slice(0, 7);
}

/** What a column is made of from the ground up, in R$. Whatever cost more than it brought lacks the rest. */
export function columnParts(month: Parameters<typeof earnedOfMonth>[0] & Sold) {
  const { revenue, fees } = month;
  const needed = Math.max(0, revenue - Number(earnedOfMonth(month).earned));
  const spent = Math.max(0, needed - fees);
  const covered = Math.min(revenue, needed);
  const coveredSpent = Math.min(revenue, spent);
  return [
    { kind: 'spent' as const, from: 0, to: coveredSpent },
    { kind: 'fees' as const, from: coveredSpent, to: covered },
    { kind: 'earned' as const, from: covered, to: revenue },
    { kind: 'missing' as const, from: covered, to: needed },
  ].filter(({ from, to }) => to > from);
}

type Sold = Pick<StockMonth, 'revenue' | 'fees'>;
