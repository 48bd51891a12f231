import { describe, expect, it } from 'vitest';
import { isLowMarkup, profitabilityOf } from './profitability.ts';

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
