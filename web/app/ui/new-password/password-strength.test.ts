import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['senha123', 'weak'],
  ['Flamengo2024', 'weak'],
  ['linha7', 'fair'],
  ['agulhaprata', 'good'],
  ['agulha linha botao', 'strong'],
  ['x9$Kp!vQ2mZr', 'strong'],
])('%j is %s', (password, expected) => {
  expect(passwordStrength(password)).toBe(expected);
});

test('what others know of the user adds next to nothing', () => {
  expect(passwordStrength('marinaalves')).toBe('good');
  expect(passwordStrength('marinaalves', ['Marina Alves', 'marina@example.com'])).toBe('weak');
});

test('a longer password is never weaker', () => {
  const order = ['weak', 'fair', 'good', 'strong'];
  let before = 0;
  const password = 'Kx3 tijolo vermelho 88!';
  for (let length = 1; length <= password.length; length += 1) {
    const now = order.indexOf(passwordStrength(password.slice(0, length)));
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
  }
});
