import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, formatMoney } from '../numbers/formats.ts';
import { parseDecimal } from './parse-decimal.ts';

describe('parseDecimal', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1234.56', '1234.56'],
    ['1234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234', '1234'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['1.234.567,8', '1234567.8'],
    ['1 234,56', '1234.56'],
    ['0.125', '0.125'],
    ['0,125', '0.125'],
    ['1,234', '1.234'],
    ['12.34', '12.34'],
    ['1234.567', '1234.567'],
    ['1.2345', '1.2345'],
    [',5', '0.5'],
    ['.5', '0.5'],
    ['5,', '5'],
    ['007', '7'],
    ['000', '0'],
    ['10,50', '10.5'],
    ['12, 50', '12.5'],
    ['1.234, 56', '1234.56'],
    ['R$ 1.234,56', '1234.56'],
    ['R$\u00a01.234,56', '1234.56'],
    ['r$5', '5'],
    ['\u200E12\u200B,50\u202C\uFEFF', '12.5'],
    ['  0,29  ', '0.29'],
    ['-5', '-5'],
    ['-R$ 5,00', '-5'],
    ['−0,5', '-0.5'],
    ['-0', '0'],
  ])('reads %j as %s', (text, expected) => {
    expect(parseDecimal(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'R$',
    ',',
    '.',
    '-',
    'abc',
    '12a',
    '1 2',
    '1.23,4',
    '12.34,5',
    '1,23.4',
    '1.234.56',
    '1,2,3',
    '1..2',
    '--5',
    '1e5',
    'NaN',
    'Infinity',
    '0x10',
    '１２',
    '5\u0000',
    '9'.repeat(101),
  ])('finds no number in %j', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  it('reads back what is formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat({ max: 4 }), (digits, decimals) => {
        const value = digits / 10 ** decimals;
        const expected = String(value === 0 ? 0 : value);
        expect(parseDecimal(formatDecimal(value))).toBe(expected);
        expect(parseDecimal(formatMoney((digits / 100).toFixed(2)))).toBe(String(digits / 100));
      }),
    );
  });

  it('never answers anything but a plain decimal text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- R$') }), (text) => {
        const value = parseDecimal(text);
        if (value !== null) expect(value).toMatch(/^(-(?!0$))?(0|[1-9]\d*)(\.\d*[1-9])?$/);
        expect(value === null || Number.isFinite(Number(value))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses a very long text', () => {
    expect(parseDecimal(`${' '.repeat(10_000_000)}x`)).toBeNull();
  });
});
