import { expect, test } from 'vitest';
import { ApiError, reasonNow, reasonOr } from './api-error.ts';

test.each([
  ['no connection', true, 'network', false, 'Você está sem conexão.'],
  ['no connection, and it is back', true, 'network', true, 'A conexão voltou.'],
  ['no answer', false, 'network', true, 'as it was said'],
  ['no answer, and no connection by now', false, 'network', false, 'Você está sem conexão.'],
  ['a refusal', false, 'product_not_found', false, 'as it was said'],
])('what failed for %s is said as it is now', (_, wasOffline, code, isOnline, expected) => {
  const error = new ApiError(0, code, 'as it was said', { wasOffline });
  expect(reasonNow(error, isOnline)).toBe(expected);
});

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
