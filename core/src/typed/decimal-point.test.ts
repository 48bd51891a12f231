import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usesDecimalPoint, withDecimalComma } from './decimal-point.ts';
import { parseDecimal } from './parse-decimal.ts';

test.each([
  [['12.50', '1.500'], true],
  [['0.125'], true],
  [['R$ 1,234.50', '3'], true],
  [['5.5 %'], true],
  [['2.25 kg'], true],
  [['1.500', '2.000'], false],
  [['12.50', '12,50'], false],
  [['1.234,50'], false],
  [['0,125 kg', '1.500'], false],
  [['12', 12.5, null, 'de graça'], false],
])('%j: decimal points %s', (cells, expected) => {
  expect(usesDecimalPoint(cells)).toBe(expected);
});

test('a number that is written with a point, and groups or none, is read back', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 }).map((whole) => whole / 100);
  fc.assert(
    fc.property(cents, fc.boolean(), (value, grouped) => {
      const text = value.toLocaleString('en-US', {
        minimumFractionDigits: 2,
        useGrouping: grouped,
      });
      expect(usesDecimalPoint([text])).toBe(true);
      expect(Number(parseDecimal(String(withDecimalComma(text))))).toBe(value);
    }),
  );
});

test.each([
  ['1.500 kg', '1,500 kg'],
  ['R$ 1,234.50', 'R$ 1234,50'],
  ['1:30', '1:30'],
  ['1/2', '1/2'],
  ['30.5 x 40 cm', '30,5 x 40 cm'],
  ['', ''],
  ['1.2.3', '1.2.3'],
  ['metro', 'metro'],
  [null, null],
  [2, 2],
])('%j is %j here', (cell, expected) => {
  expect(withDecimalComma(cell)).toBe(expected);
});
