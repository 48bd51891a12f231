import { expect, it } from 'vitest';
import type { StockMonth } from '#core/stock/stock-schemas.ts';
import { columnParts, monthColumns } from './month-columns.ts';

const monthOf = (month: string): StockMonth => ({
  month,
  made: 1,
  sold: 1,
  revenue: 20,
  cost: 10,
  fees: 0,
  earned: 10,
  labour: 0,
  hours: 1,
  earnedPerHour: 10,
  products: [],
});

it('leaves the room of months in which there was nothing, over the turn of a year', () => {
  const months = ['2026-02', '2025-11'].map(monthOf);
  expect(monthColumns(months)).toEqual([
    { month: '2025-11', drawn: months[1] },
    { month: '2025-12', drawn: undefined },
    { month: '2026-01', drawn: undefined },
    { month: '2026-02', drawn: months[0] },
  ]);
  expect(monthColumns([])).toEqual([]);
});

// Of the cost, 5 is labour.
it.each([
  [{ revenue: 30, cost: 25 }, ['spent 0–20', 'earned 20–30']],
  [{ revenue: 20, cost: 35 }, ['spent 0–20', 'missing 20–30']],
  [{ revenue: 20, cost: 25 }, ['spent 0–20']],
  [{ revenue: 0, cost: 25 }, ['missing 0–20']],
  [{ revenue: 20, cost: 5 }, ['earned 0–20']],
  [{ revenue: 0, cost: 5 }, []],
  [{ revenue: 30, cost: 25, fees: 4 }, ['spent 0–20', 'fees 20–24', 'earned 24–30']],
  [{ revenue: 22, cost: 25, fees: 4 }, ['spent 0–20', 'fees 20–22', 'missing 22–24']],
])('%j is drawn as %j', (sold, drawn) => {
  const { revenue, cost, fees } = { fees: 0, ...sold };
  const month = { ...monthOf('2026-02'), revenue, fees, labour: 5 };
  expect(
    columnParts({ ...month, earned: revenue - cost - fees }).map(
      ({ kind, from, to }) => `${kind} ${from}–${to}`,
    ),
  ).toEqual(drawn);
});
