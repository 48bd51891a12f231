import { expect, test } from 'vitest';
import { maxMonthRows, monthOf, shownPercent } from './month-rows.ts';

const plan = {
  monthlyIncome: 3000,
  hoursPerDay: 6,
  daysPerWeek: 5,
  vacationWeeks: 4,
  unpaidPercentage: 25,
  monthlyCosts: [
    { name: 'Internet', amount: 100 },
    { name: 'Forno', amount: 1200, months: 6 },
  ],
};

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('the hours of a month are paid or not', () => {
  const { rows, total } = monthOf(plan).hours;
  expect(rows.map(({ figure, percent }) => [figure, percent])).toEqual([
    ['90 horas', '75.0'],
    ['30 horas', '25.0'],
  ]);
  expect(total).toBe('120 horas');
});

test('the money is yours or goes to a cost, the dearest first, a tool by its month', () => {
  const { rows, total } = monthOf(plan).money;
  expect(rows.map((row) => [row.label, spaced(row.figure), shownPercent(row)])).toEqual([
    ['Para você', 'R$ 3.000,00', '90,9%'],
    ['Forno', 'R$ 200,00', '6,1%'],
    ['Internet', 'R$ 100,00', '3,0%'],
  ]);
  expect(spaced(total)).toBe('R$ 3.300,00');
});

test('there are twelve entries at most, and nothing is left out', () => {
  const costs = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Conta ${index}`, amount: index + 1 }));
  const of = (count: number) => monthOf({ ...plan, monthlyCosts: costs(count) }).money.rows;
  expect(of(11).at(-1)?.label).toBe('Conta 0');
  expect(of(12)).toHaveLength(maxMonthRows);
  expect(of(12).at(-1)).toMatchObject({ label: '2 outros custos' });
  expect(spaced(of(12).at(-1)?.figure ?? '')).toBe('R$ 3,00');
});
