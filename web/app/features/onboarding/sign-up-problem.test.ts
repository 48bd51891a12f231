import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { signUpProblem } from './sign-up-problem.ts';

test.each([
  [0, 'network', 'Erro ao criar conta: as it is said'],
  [409, 'email_already_registered', 'Erro ao criar conta: as it is said'],
  [503, 'database_unavailable', 'Erro ao criar conta: as it is said'],
  [500, 'internal_error', 'Erro ao criar conta'],
  [404, 'unreadable', 'Erro ao criar conta'],
])('a sign-up refused with %i %s says: %s', (status, code, expected) => {
  expect(signUpProblem(new ApiError(status, code, 'as it is said'))).toBe(expected);
});

test('what is no answer at all has no reason', () => {
  expect(signUpProblem(new TypeError('broken'))).toBe('Erro ao criar conta');
});
