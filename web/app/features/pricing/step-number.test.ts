import { expect, test } from 'vitest';
import { stepNumber } from './step-number.ts';

test('moves by the step of the field', () => {
  expect(stepNumber('quantity', '0,2', 1)).toBe('0,3');
  expect(stepNumber('productionTime', '6,5', -1)).toBe('6');
  expect(stepNumber('unitPrice', '0,29', 1)).toBe('0,30');
});

test('stops at the bounds', () => {
  expect(stepNumber('quantity', '0,05', -1)).toBe('0,1');
  expect(stepNumber('quantity', '9999', 1)).toBe('9.999');
});

test('starts at the fallback when nothing is typed', () => {
  expect(stepNumber('quantity', '', 1)).toBe('1,1');
});
