import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newSecret, setupUri, stepOfCode } from './totp.ts';

// The secret and the codes of RFC 6238, appendix B, of which the last six digits are ours.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  vi.setSystemTime(seconds * 1000);
  expect(stepOfCode(secret, code)).toBe(Math.floor(seconds / 30));
});

test.each([
  [-31, undefined],
  [-30, 1],
  [30, 1],
  [60, undefined],
])('a clock that is %d seconds off', (seconds, step) => {
  vi.setSystemTime((30 + seconds) * 1000);
  expect(stepOfCode(secret, '287082')).toBe(step);
});

test('a secret is 160 random bits, and the address for an app carries it', () => {
  const secrets = new Set(Array.from({ length: 100 }, newSecret));
  expect(secrets.size).toBe(100);
  const [some = ''] = secrets;
  expect(some).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(setupUri(some, 'ana+loja@example.com'));
  expect(uri.href).toMatch(/^otpauth:\/\/totp\/Artesa:ana%2Bloja%40example.com\?/);
  expect(uri.searchParams.get('secret')).toBe(some);
  expect(uri.searchParams.get('issuer')).toBe('Artesa');
});
