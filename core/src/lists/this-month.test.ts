import { expect, test } from 'vitest';
import { thisMonthOf } from './this-month.ts';

const now = new Date('2026-11-27T12:00:00Z');
const month = (changes: object) => ({
  month: '2026-11',
  sold: 20,
  revenue: 2340,
  earned: 1182.21,
  earnedPerHour: 61.78,
  ...changes,
});
const plain = (value: object | null) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

test('whoever sold something this month sees what it brought', () => {
  expect(plain(thisMonthOf([month({})], now))).toEqual({
    title: 'Novembro, até hoje',
    figure: 'R$ 1.182,21',
    isLoss: false,
    lead: 'ganhos em 20 peças vendidas · R$ 61,78 por hora',
    more: 'R$ 2.340,00 vendidos',
  });
});

test('a loss is called one', () => {
  const lost = { sold: 1, earned: -12.5, earnedPerHour: null };
  expect(plain(thisMonthOf([month(lost)], now))).toMatchObject({
    figure: 'R$ 12,50',
    isLoss: true,
    lead: 'perdidos em 1 peça vendida',
  });
});

test('a month below the cost says that its hours earned something', () => {
  const lost = { earned: -12.5, earnedPerHour: 19.67 };
  expect(plain(thisMonthOf([month(lost)], now))).toMatchObject({
    figure: 'R$ 12,50',
    lead: 'a menos que o custo, que conta a sua hora, em 20 peças vendidas · R$ 19,67 por hora',
  });
});

test('a month without a sale names the last one', () => {
  const months = [month({ sold: 0, revenue: 0, earned: 0 }), month({ month: '2025-12' })];
  expect(plain(thisMonthOf(months, now))).toMatchObject({
    figure: 'R$ 0,00',
    lead: 'Nenhuma peça vendida ainda.',
    more: 'Em dezembro de 2025: R$ 1.182,21 ganhos em 20 peças vendidas · R$ 61,78 por hora',
  });
});

test('whoever never sold sees none', () => {
  expect(thisMonthOf([], now)).toBeNull();
  expect(thisMonthOf([month({ sold: 0 })], now)).toBeNull();
});
