import { describe, expect, it } from 'vitest';
import { clampToBounds } from './clamp.ts';

describe('clampToBounds', () => {
  it.each([
    ['quantity', '0.29', '0.29'],
    ['quantity', '0.12345', '0.1235'],
    ['quantity', '0.00001', '0.1'],
    ['quantity', '0', '0.1'],
    ['quantity', '10000', '9999'],
    ['unitPrice', '0', '0'],
    ['unitPrice', '-1', '0.01'],
    ['unitPrice', '100000', '99999.99'],
    ['unitPrice', '99999.994', '99999.99'],
    ['productionTime', '0.25', '0.25'],
    ['productionTime', '0', '0.5'],
    ['productionTime', '101', '100'],
    ['fixedCosts', '-0', '0'],
    ['fixedCosts', '10000.01', '10000'],
    ['hourlyRate', 9.99, '10'],
    ['hourlyRate', 32.5, '32.5'],
    ['marginPercentage', 5, '10'],
    ['marginPercentage', 1e21, '300'],
  ] as const)('brings a %s of %s to %s', (field, value, expected) => {
    expect(clampToBounds(field, value)).toBe(expected);
  });
});
