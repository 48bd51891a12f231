import { describe, expect, it } from 'vitest';
import { centsText, decimalPlaces, percentText, roundToCents, toDecimal } from './decimal.ts';

describe('toDecimal', () => {
  it.each([
    [0.1, '0.1'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0.0000001'],
    ['18.90', '18.9'],
    ['-0', '0'],
  ])('reads %j as %s', (value, expected) => {
    expect(toDecimal(value).abs().toFixed()).toBe(expected);
  });

  it('refuses to mix binary numbers in', () => {
    // @ts-expect-error strict decimals have no numeric value to calculate with
    expect(() => toDecimal('1') * 2).toThrow();
  });
});

describe('rounding', () => {
  it.each([
    ['1.005', '1.01'],
    ['1.0049999', '1.00'],
    ['-1.005', '-1.00'],
    ['-50.025', '-50.02'],
    ['-50.026', '-50.03'],
    ['-0.004', '0.00'],
  ])('writes %s as %s', (value, expected) => {
    expect(centsText(roundToCents(toDecimal(value)))).toBe(expected);
    expect(centsText(toDecimal(value))).toBe(expected);
  });

  it.each([
    ['1', '3', '33.3'],
    ['2', '3', '66.7'],
    ['1', '16', '6.3'],
    ['0', '5', '0.0'],
    ['5', '0', '0.0'],
    ['-1', '3000', '0.0'],
    ['0.01', '19997998800200.00', '0.0'],
  ])('writes %s of %s as %s per cent', (part, whole, expected) => {
    expect(percentText(toDecimal(part), toDecimal(whole))).toBe(expected);
  });
});

describe('decimalPlaces', () => {
  it.each([
    [0, 0],
    [0.29, 2],
    [1e-7, 7],
    [1.5e-7, 8],
    [1e21, 0],
    [1.5e300, 0],
    [9999.9999, 4],
    [-0.5, 1],
  ])('counts the decimals of %d', (value, expected) => {
    expect(decimalPlaces(value)).toBe(expected);
  });
});
