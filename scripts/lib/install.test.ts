import { expect, test } from 'vitest';
import { matchesLockfile } from './install.js';

const zod = { version: '4.0.0', integrity: 'sha512-a' };
const native = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const elsewhere = { ...native, os: ['no-such-system'] };

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/zod': zod,
    'node_modules/native': native,
    'node_modules/elsewhere': elsewhere,
  },
};

test('what npm recorded is what the lockfile asks for; optional packages may be missing', () => {
  expect(matchesLockfile(wanted, { packages: { 'node_modules/zod': zod } })).toBe(true);
  const full = { 'node_modules/zod': zod, 'node_modules/native': native };
  expect(matchesLockfile(wanted, { packages: full })).toBe(true);
});

test.each([
  ['a missing package', {}],
  ['another version', { 'node_modules/zod': { ...zod, version: '4.0.1' } }],
  ['another content', { 'node_modules/zod': { ...zod, integrity: 'sha512-c' } }],
  ['a package too many', { 'node_modules/zod': zod, 'node_modules/more': native }],
  ['a package of another system', { 'node_modules/zod': zod, 'node_modules/elsewhere': elsewhere }],
])('%s makes node_modules stale', (_what, packages) => {
  expect(matchesLockfile(wanted, { packages })).toBe(false);
});
