import { expect, test } from 'vitest';
import { thisMonthOf } from './this-month.ts';

const now = new Date('2026-11-27T12:00:00Z');
// 1.052,94 of labour and the profit, in 42 hours.
const month = (changes: object) => ({
  month: '2026-11',
  sold: 20,
  revenue: 2340,
  earned: 1182.21,
  labour: 1052.94,
  hours: 42,
  earnedPerHour: 53.22,
  ...changes,
});
const plain = (value: object | null) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

test('whoever sold something this month sees what it brought', () => {
  expect(plain(thisMonthOf([month({})], now))).toEqual({
    title: 'Novembro, até hoje',
    label: 'Você ganhou',
    figure: 'R$ 2.235,15',
    isLoss: false,
    lead: 'R$ 53,22 por hora · 20 peças vendidas',
    more: 'R$ 2.340,00 vendidos · Lucro R$ 1.182,21',
  });
});

test('only what brought less than nothing was lost', () => {
  const lost = { sold: 1, earned: -12.5, labour: 0, hours: 0, earnedPerHour: null };
  expect(plain(thisMonthOf([month(lost)], now))).toMatchObject({
    label: 'Você perdeu',
    figure: 'R$ 12,50',
    isLoss: true,
    lead: '1 peça vendida',
    more: 'R$ 2.340,00 vendidos · Prejuízo R$ 12,50',
  });
  const unpaid = { earned: -12.5, labour: 50, hours: 2 };
  expect(plain(thisMonthOf([month(unpaid)], now))).toMatchObject({
    label: 'Você ganhou',
    figure: 'R$ 37,50',
    isLoss: false,
    lead: 'R$ 18,75 por hora · 20 peças vendidas',
    more: 'R$ 2.340,00 vendidos · Prejuízo R$ 12,50',
  });
});

test('a month that an older version answers is told by its hour', () => {
  const { labour, ...older } = month({});
  expect(plain(thisMonthOf([older as never], now))).toMatchObject({
    figure: 'R$ 2.235,24',
    lead: 'R$ 53,22 por hora · 20 peças vendidas',
  });
});

test('a month without a sale names the last one', () => {
  const nothing = { sold: 0, revenue: 0, earned: 0, labour: 0, hours: 0 };
  const months = [month(nothing), month({ month: '2025-12' })];
  expect(plain(thisMonthOf(months, now))).toMatchObject({
    figure: 'R$ 0,00',
    lead: 'Nenhuma peça vendida ainda.',
    more: 'Em dezembro de 2025 você ganhou R$ 2.235,15 · R$ 53,22 por hora',
  });
});

test('whoever never sold sees none', () => {
  expect(thisMonthOf([], now)).toBeNull();
  expect(thisMonthOf([month({ sold: 0 })], now)).toBeNull();
});
