import { expect, test } from 'vitest';
import { nearest, stepTo } from './nearest.ts';

const room = { left: 100, top: 50, width: 200, height: 100 };
const low = { x: 0, y: 1 };
const high = { x: 1, y: 0 };

test('the nearest sign within reach is found', () => {
  const at = (clientX: number, clientY: number) =>
    nearest([low, high], { clientX, clientY }, room, 28);
  expect(at(110, 140)).toBe(low);
  expect(at(290, 60)).toBe(high);
  expect(at(200, 100)).toBeUndefined();
});

test('arrows step through the row and stop at its ends', () => {
  const row = ['a', 'b', 'c'];
  expect(stepTo(row, undefined, 'ArrowRight')).toBe('a');
  expect(stepTo(row, 'a', 'ArrowRight')).toBe('b');
  expect(stepTo(row, 'c', 'ArrowDown')).toBe('c');
  expect(stepTo(row, 'a', 'ArrowLeft')).toBe('a');
  expect(stepTo(row, 'b', 'Home')).toBe('a');
  expect(stepTo(row, 'b', 'End')).toBe('c');
  expect(stepTo(row, 'b', 'Enter')).toBeUndefined();
});
