import { expect, test } from 'vitest';
import { returnPathSchema } from './return-path-schema.ts';

test.each(['/', '/dashboard', '/products/1/edit?tab=2#top', '/produtos/crochê'])(
  'takes %s',
  (path) => {
    expect(returnPathSchema.parse(path)).toBe(path);
  },
);

test.each([
  '',
  'dashboard',
  'https://mal.example',
  '//mal.example',
  '/\\mal.example',
  '\\\\mal.example',
  '/\t/mal.example',
  '/\n/mal.example',
  ' //mal.example',
  '/a\\..\\..\\mal',
  'javascript:alert(1)',
  '/api/auth/sign-out',
  '/x/../api/me',
  '/%2E./api/me',
  '/.//mal.example',
  '/dev/mailbox',
  '/dashboard\u0000',
  `/${'a'.repeat(2048)}`,
])('refuses %j', (path) => {
  expect(returnPathSchema.safeParse(path).success).toBe(false);
});
