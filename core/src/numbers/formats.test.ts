import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatDecimal,
  formatHourlyRate,
  formatMoney,
  formatPercent,
  formatShortMoney,
  formatWholeMoney,
} from './formats.ts';

describe('formatMoney', () => {
  it.each([
    ['1234.5', 'R$\u00a01.234,50'],
    ['0.00', 'R$\u00a00,00'],
    [-0, 'R$\u00a00,00'],
    ['-0.004', 'R$\u00a00,00'],
    ['-10.01', '-R$\u00a010,01'],
    ['1999799880020.01', 'R$\u00a01.999.799.880.020,01'],
    ['9999999999999.99', 'R$\u00a09.999.999.999.999,99'],
    ['90071992547409931.01', 'R$\u00a090.071.992.547.409.931,01'],
    [1.005, 'R$\u00a01,01'],
  ])('writes %j as %j', (value, expected) => {
    expect(formatMoney(value)).toBe(expected);
  });
});

describe('formatWholeMoney', () => {
  it.each([
    [0, 'R$\u00a00'],
    ['0.5', 'R$\u00a01'],
    [44.5, 'R$\u00a045'],
    ['1234.4999999999999999999', 'R$\u00a01.234'],
    ['90071992547409931.50', 'R$\u00a090.071.992.547.409.932'],
  ])('writes %j as %j', (value, expected) => {
    expect(formatWholeMoney(value)).toBe(expected);
  });
});

describe('formatSaidMoney', () => {
  it.each([
    ['165.00', 'R$\u00a0165'],
    [164.9, 'R$\u00a0164,90'],
    ['-3.05', '-R$\u00a03,05'],
    [1234, 'R$\u00a01.234'],
  ])('writes %j as %j', (value, expected) => {
    expect(formatShortMoney(value)).toBe(expected);
  });
});

describe('formatDecimal', () => {
  it.each([
    ['1234.5', {}, '1.234,5'],
    ['0.1234', {}, '0,1234'],
    ['0.12345', {}, '0,1235'],
    ['2', { min: 2 }, '2,00'],
    ['2.345', { max: 2 }, '2,35'],
    ['0.123456', { min: 6 }, '0,123456'],
  ])('writes %s with %j as %s', (value, range, expected) => {
    expect(formatDecimal(value, range)).toBe(expected);
  });

  it('writes short whole numbers as the formatter would', () => {
    const format = new Intl.NumberFormat('pt-BR');
    for (let value = 0; value <= 1001; value += 1) {
      expect(formatDecimal(value)).toBe(format.format(value));
    }
    expect(formatDecimal(-0)).toBe('0');
    expect(formatDecimal(-7)).toBe('-7');
  });
});

describe('formatPercent', () => {
  it.each([
    ['50.0', '50,0%'],
    ['-33.4', '-33,4%'],
    [100, '100%'],
    [1e-7, '0%'],
  ])('writes %j as %s', (value, expected) => {
    expect(formatPercent(value)).toBe(expected);
  });

  it('rounds to the decimals asked for', () => {
    expect(formatPercent('34.5', 0)).toBe('35%');
  });
});

it('counts with the noun that fits', () => {
  const counts = [0, 1, 999, 1000, 1234567].map((count) => formatCount(count, 'peça', 'peças'));
  expect(counts).toEqual(['0 peças', '1 peça', '999 peças', '1.000 peças', '1.234.567 peças']);
});

it('formats hourly rates', () => {
  expect(formatHourlyRate(40)).toBe('R$\u00a040,00/h');
});
