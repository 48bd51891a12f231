import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Ana Souza', 'Ana'],
  ['  Maria das Dores ', 'Maria'],
  ['Zé', 'Zé'],
  ['', 'Artesão'],
  ['   ', 'Artesão'],
])('the first name of %j is %s', (name, expected) => {
  expect(firstName(name)).toBe(expected);
});
