import { expect, test } from 'vitest';
import { loginPath, returnPathFrom } from './return-path.ts';

function returned(value: string): string {
  return returnPathFrom(new URLSearchParams({ volta: value }));
}

test('leads back to the screen that asked for a login', () => {
  const address = new URL(loginPath('/products?q=urso#fim'), 'http://localhost');
  expect(returnPathFrom(address.searchParams)).toBe('/products?q=urso#fim');
});

test('leads to the dashboard without a wish', () => {
  expect(loginPath('/dashboard')).toBe('/auth');
  expect(returnPathFrom(new URLSearchParams())).toBe('/dashboard');
});

test.each([
  'https://example.com',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  'javascript:alert(1)',
  '/auth?volta=/auth',
  '/',
])('refuses %j', (value) => {
  expect(returned(value)).toBe('/dashboard');
});
