import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { NumberField } from '../fields/field.ts';
import cases from './cases/hourly-rates.json' with { type: 'json' };
import { dasMei, isDasOutdated } from './das-mei.ts';
import { hourFields, monthlyCostFields } from './hour-fields.ts';
import { maxMonthlyCosts } from './hour-texts.ts';
import {
  boundedRate,
  fixedCostsOfHours,
  fixedCostsOfPieces,
  type HourInput,
  hourlyRateOf,
} from './hourly-rate.ts';

test.each(cases)('a worked rate: R$ $monthlyIncome a month', ({ expected, ...input }) => {
  expect(hourlyRateOf(input)).toEqual(expected);
});

const hours = {
  monthlyIncome: '3000',
  hoursPerDay: '6',
  daysPerWeek: '5',
  vacationWeeks: '4',
  unpaidPercentage: '25',
};

test('without a productive hour there is no rate', () => {
  const none = { ...hours, monthlyCosts: [] };
  expect(() => hourlyRateOf({ ...none, vacationWeeks: '52' })).toThrow(RangeError);
  expect(() => hourlyRateOf({ ...none, unpaidPercentage: '100' })).toThrow(RangeError);
  // A thousandth of an hour a month rounds to none.
  expect(() => hourlyRateOf({ ...none, hoursPerDay: '0.0001' })).toThrow(RangeError);
});

test('a tool lasts a month at least', () => {
  const monthlyCosts = [{ name: 'Forno', amount: '1200', months: '0' }];
  expect(() => hourlyRateOf({ ...hours, monthlyCosts })).toThrow(RangeError);
});

test('thirds of a cent are added before they are rounded', () => {
  const monthlyCosts = ['a', 'b', 'c'].map((name) => ({ name, amount: '0.01', months: '3' }));
  expect(hourlyRateOf({ ...hours, monthlyCosts }).monthlyCosts).toBe('0.01');
});

test('fixed costs by hours, and by the pieces of a month', () => {
  expect(fixedCostsOfHours('1.5', '5.25')).toBe('7.88');
  expect(fixedCostsOfPieces('200', '30', '1')).toBe('6.67');
  // Of the whole batch, rounded once.
  expect(fixedCostsOfPieces('200', '30', '3')).toBe('20.00');
  expect(() => fixedCostsOfPieces('200', '0', '1')).toThrow(RangeError);
});

test('a rate is bounded by R$ 10 and R$ 100 an hour', () => {
  expect(['9.99', '10.00', '31.95', '100.00', '759.96'].map(boundedRate)).toEqual([
    ...['10.00', '10.00', '31.95', '100.00', '100.00'],
  ]);
});

test('the DAS of a year is outdated with the next one, in Brasília', () => {
  expect(isDasOutdated(new Date(`${dasMei.year + 1}-01-01T02:59:59Z`))).toBe(false);
  expect(isDasOutdated(new Date(`${dasMei.year + 1}-01-01T03:00:00Z`))).toBe(true);
});

describe('an hourly rate', () => {
  it('agrees with exact fractions, given as texts or as numbers', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const exact = exactRate(input);
        if (exact === null) {
          expect(() => hourlyRateOf(input)).toThrow(RangeError);
          return;
        }
        expect(hourlyRateOf(input)).toEqual(exact);
        expect(hourlyRateOf(asNumbers(input))).toEqual(exact);
      }),
      { numRuns: 1000 },
    );
  });
});

/** A number as a field takes it, as a text with all of its decimals. */
function decimal({ max, decimals }: NumberField, least = 0): fc.Arbitrary<string> {
  const scale = 10 ** decimals;
  return fc
    .bigInt({ min: BigInt(least), max: BigInt(Math.round(max * scale)) })
    .map((units) => scaled(units, decimals));
}

function scaled(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

interface Texts extends HourInput {
  readonly monthlyIncome: string;
  readonly hoursPerDay: string;
  readonly daysPerWeek: string;
  readonly vacationWeeks: string;
  readonly unpaidPercentage: string;
  readonly monthlyCosts: { name: string; amount: string; months: string | null }[];
}

const inputs: fc.Arbitrary<Texts> = fc.record({
  monthlyIncome: decimal(hourFields.monthlyIncome),
  hoursPerDay: decimal(hourFields.hoursPerDay),
  daysPerWeek: decimal(hourFields.daysPerWeek),
  vacationWeeks: decimal(hourFields.vacationWeeks),
  unpaidPercentage: decimal(hourFields.unpaidPercentage),
  monthlyCosts: fc.array(
    fc.record({
      name: fc.constant('Conta'),
      amount: decimal(monthlyCostFields.amount),
      months: fc.option(decimal(monthlyCostFields.months, 1)),
    }),
    { maxLength: maxMonthlyCosts },
  ),
});

function asNumbers({ monthlyCosts, ...numbers }: Texts): HourInput {
  const number = (text: string) => Number(text);
  return {
    monthlyIncome: number(numbers.monthlyIncome),
    hoursPerDay: number(numbers.hoursPerDay),
    daysPerWeek: number(numbers.daysPerWeek),
    vacationWeeks: number(numbers.vacationWeeks),
    unpaidPercentage: number(numbers.unpaidPercentage),
    monthlyCosts: monthlyCosts.map(({ name, amount, months }) => ({
      name,
      amount: number(amount),
      ...(months !== null && { months: number(months) }),
    })),
  };
}

// The second computation: nothing but BigInt fractions.
interface Fraction {
  n: bigint;
  d: bigint;
}

function fraction(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

const times = (a: Fraction, b: Fraction) => ({ n: a.n * b.n, d: a.d * b.d });
const divided = (a: Fraction, b: Fraction) => ({ n: a.n * b.d, d: a.d * b.n });
const plus = (a: Fraction, b: Fraction) => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const minus = (a: Fraction, b: Fraction) => plus(a, { n: -b.n, d: b.d });

/** Half-up to hundredths, of what is not negative. */
const hundredths = ({ n, d }: Fraction) => (200n * n + d) / (2n * d);

function exactRate(input: Texts) {
  const weeks = minus(fraction('52'), fraction(input.vacationWeeks));
  const paid = minus(fraction('100'), fraction(input.unpaidPercentage));
  const perWeek = times(fraction(input.hoursPerDay), fraction(input.daysPerWeek));
  const productive = hundredths(divided(times(times(perWeek, weeks), paid), fraction('1200')));
  if (productive === 0n) return null;
  const hours = { n: productive, d: 100n };
  const costs = input.monthlyCosts
    .map(({ amount, months }) => divided(fraction(amount), fraction(months ?? '1')))
    .reduce(plus, { n: 0n, d: 1n });
  return {
    productiveHours: scaled(productive, 2),
    hourlyRate: scaled(hundredths(divided(fraction(input.monthlyIncome), hours)), 2),
    monthlyCosts: scaled(hundredths(costs), 2),
    costsPerHour: scaled(hundredths(divided(costs, hours)), 2),
  };
}
