import { expect, test } from 'vitest';
import { matchesLockfile } from './install.js';

const zod = { version: '4.0.0', integrity: 'sha512-a' };
const native = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const tool = { version: '2.0.0', integrity: 'sha512-d', dev: true };
const elsewhere = { ...native, os: ['no-such-system'] };

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/zod': zod,
    'node_modules/native': native,
    'node_modules/elsewhere': elsewhere,
    'node_modules/tool': tool,
  },
};

const whole = { 'node_modules/zod': zod, 'node_modules/tool': tool };

test('what npm recorded is what the lockfile asks for; optional packages may be missing', () => {
  expect(matchesLockfile(wanted, { packages: whole }, 'all')).toBe(true);
  const full = { ...whole, 'node_modules/native': native };
  expect(matchesLockfile(wanted, { packages: full }, 'all')).toBe(true);
});

test('a start does without what only tests need, and leaves it where it is', () => {
  expect(matchesLockfile(wanted, { packages: { 'node_modules/zod': zod } }, 'start')).toBe(true);
  expect(matchesLockfile(wanted, { packages: { 'node_modules/zod': zod } }, 'all')).toBe(false);
  expect(matchesLockfile(wanted, { packages: whole }, 'start')).toBe(true);
});

test.each([
  ['a missing package', { 'node_modules/zod': undefined }],
  ['another version', { 'node_modules/zod': { ...zod, version: '4.0.1' } }],
  ['another content', { 'node_modules/zod': { ...zod, integrity: 'sha512-c' } }],
  ['a package too many', { 'node_modules/more': native }],
  ['a package of another system', { 'node_modules/elsewhere': elsewhere }],
  ['another version of a tool', { 'node_modules/tool': { ...tool, version: '2.0.1' } }],
])('%s makes node_modules stale', (_what, change) => {
  const packages = JSON.parse(JSON.stringify({ ...whole, ...change }));
  expect(matchesLockfile(wanted, { packages }, 'all')).toBe(false);
  expect(matchesLockfile(wanted, { packages }, 'start')).toBe(false);
});
