import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointedNumber, usesDecimalPoint } from './decimal-point.ts';

test.each([
  [['12.50', '1.500'], true],
  [['0.125'], true],
  [['R$ 1,234.50', '3'], true],
  [['5.5 %'], true],
  [['1.500', '2.000'], false],
  [['12.50', '12,50'], false],
  [['1.234,50'], false],
  [['0,125', '1.500'], false],
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
      expect(pointedNumber(text)).toBe(value);
    }),
  );
});

test('what is no number stays as it is', () => {
  for (const cell of ['', '1,5', '1.2.3', 'metro', '.', null, 2]) {
    expect(pointedNumber(cell)).toBe(cell);
  }
});
