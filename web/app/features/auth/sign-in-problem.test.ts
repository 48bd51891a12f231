import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { signInProblem } from './sign-in-problem.ts';

test.each([
  [0, 'network', 'as the server says'],
  [503, 'database_unavailable', 'Erro ao verificar usuário. Tente novamente.'],
  [500, 'internal_error', 'Erro inesperado. Tente novamente.'],
  [502, 'unreadable', 'Erro inesperado. Tente novamente.'],
  [403, 'foreign_origin', 'Erro ao fazer login'],
  [429, 'too_many_requests', 'as the server says'],
  [401, 'invalid_credentials', 'as the server says'],
  [409, 'two_factor_unreadable', 'as the server says'],
])('a login refused with %i %s says: %s', (status, code, expected) => {
  expect(signInProblem(new ApiError(status, code, 'as the server says'))).toBe(expected);
});

test('what is no answer at all is unexpected', () => {
  expect(signInProblem(new TypeError('broken'))).toBe('Erro inesperado. Tente novamente.');
});
