import { expect, test } from 'vitest';
import {
  costsPerHourOf,
  followedCosts,
  followedTexts,
  hoursTyped,
  isFollowing,
} from './followed-costs.ts';

const plan = {
  monthlyIncome: 3000,
  hoursPerDay: 6,
  daysPerWeek: 5,
  vacationWeeks: 4,
  unpaidPercentage: 25,
  monthlyCosts: [{ name: 'Internet', amount: 101.7 }],
};

test('an hour costs what the plan says, and nothing is known without one', () => {
  expect([costsPerHourOf(plan), costsPerHourOf(null)]).toEqual(['1.13', null]);
  expect(costsPerHourOf({ ...plan, monthlyCosts: [] })).toBe('0.00');
});

test.each([
  ['9', '10.17'],
  ['140', '158.20'],
  ['1h30', '1.70'],
  ['', '1.13'],
  ['0', '0.57'],
  ['15000', '1130.00'],
])('%j hours typed cost R$ %s', (typed, costs) => {
  expect(followedCosts(hoursTyped(typed), '1.13')).toBe(costs);
});

test('no costs are a ticked box, and no amount goes beyond the field', () => {
  expect(followedTexts('0.00')).toEqual({ fixedCosts: '', noFixedCosts: true });
  expect(followedTexts(followedCosts(1000, '99.99'))).toEqual({
    fixedCosts: '10.000,00',
    noFixedCosts: false,
  });
});

test('what is stored follows where it is what its hours cost by the plan of today', () => {
  const bag = { productionTime: 9, fixedCosts: 10.17 };
  expect(['1.13', '1.14', null].map((perHour) => isFollowing(bag, perHour))).toEqual([
    ...[true, false, false],
  ]);
  expect(isFollowing({ productionTime: 140, fixedCosts: 0 }, '0.00')).toBe(true);
});
