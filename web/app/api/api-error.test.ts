import { expect, test } from 'vitest';
import { ApiError, reasonOr } from './api-error.ts';

test.each([
  [400, 'reset_token_invalid', 'as the server says'],
  [429, 'too_many_requests', 'as the server says'],
  [0, 'network', 'Erro ao redefinir senha. Tente novamente.'],
  [503, 'database_unavailable', 'Erro ao redefinir senha. Tente novamente.'],
  [200, 'unreadable', 'Erro ao redefinir senha. Tente novamente.'],
  [404, 'unreadable', 'Erro ao redefinir senha. Tente novamente.'],
])('a call that failed with %i %s says: %s', (status, code, expected) => {
  expect(reasonOr('reset_failed', new ApiError(status, code, 'as the server says'))).toBe(expected);
});
