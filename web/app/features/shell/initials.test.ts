import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Maria da Silva', 'MS'],
  ['Ana Maria Souza', 'AS'],
  ['  joão   dos santos ', 'JS'],
  ['Rosa e Silva e', 'RS'],
  ['Maria da', 'M'],
  ['Da Silva', 'S'],
  ['Maria', 'M'],
  ['Élida Ávila', 'ÉÁ'],
  ['Eva Dora', 'ED'],
  ['de', 'D'],
  ['🧶 Ateliê', '🧶A'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
