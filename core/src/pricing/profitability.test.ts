import { describe, expect, it } from 'vitest';
import { isLowMarkup, practisedMarkup, profitabilityOf, standingOf } from './profitability.ts';

describe('profitabilityOf', () => {
  it.each([
    [300, 'lucrative'],
    [40, 'lucrative'],
    ['40.00', 'lucrative'],
    [39.99, 'attention'],
    ['39.99999999999999999999', 'attention'],
    [30, 'attention'],
    ['30.00', 'attention'],
    [29.99, 'loss'],
    [0, 'loss'],
  ] as const)('calls a markup of %s %s', (markup, expected) => {
    expect(profitabilityOf(markup)).toBe(expected);
  });

  it('refuses what is no number', () => {
    expect(() => profitabilityOf(Number.NaN)).toThrow(RangeError);
  });
});

describe('isLowMargin', () => {
  it.each([
    [29.99, true],
    [30, false],
    [40, false],
  ])('says of %d: %s', (markup, expected) => {
    expect(isLowMarkup(markup)).toBe(expected);
  });
});

describe('standingOf', () => {
  it.each([
    [40, '8.00', 'lucrative'],
    [39.99, 8, 'attention'],
    ['29.99', '6.00', 'low'],
    [0, 0, 'low'],
    // A cent lost of thousands is no markup of -0,01 %, and a loss all the same.
    ['0.00', '-0.01', 'unpaid'],
    [300, -0.01, 'unpaid'],
    // As much as the labour of R$ 4,00: the hour brings nothing, and then less.
    [-12.5, '-4.00', 'unpaid'],
    [-12.5, '-4.01', 'loss'],
  ] as const)('calls a markup of %s with a profit of %s %s', (markup, profit, expected) => {
    expect(standingOf(markup, { labour: '4.00', profit })).toBe(expected);
  });
});

describe('practisedMarkup', () => {
  const typed = {
    rounding: 'none',
    chosenPrice: null,
    marginPercentage: 100,
    markup: 99.98,
  } as const;

  it('is the typed one, or what results of a rounded or chosen price', () => {
    expect(practisedMarkup(typed)).toBe(100);
    expect(practisedMarkup({ ...typed, rounding: '90' })).toBe(99.98);
    expect(practisedMarkup({ ...typed, chosenPrice: 12 })).toBe(99.98);
  });
});
