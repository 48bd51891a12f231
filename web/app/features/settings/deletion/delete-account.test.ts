import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { answering, lost, refusal } from '../../../api/fake-answers.ts';
import { deleteAccount, isAboutPassword } from './delete-account.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a deletion says whether it was this one', async () => {
  answering(() => Promise.resolve(new Response(null, { status: 204 })));
  expect(await deleteAccount('agulha e linha')).toBe(true);
});

test('who is signed out meanwhile hears of no error: another tab may have been first', async () => {
  answering(refusal(401, 'unauthenticated'));
  expect(await deleteAccount('agulha e linha')).toBe(false);
});

test.each([
  ['a refusal', refusal(403, 'wrong_password')],
  ['no answer', lost],
])('%s is a failure', async (_what, answer) => {
  answering(answer);
  await expect(deleteAccount('agulha e linha')).rejects.toThrow(ApiError);
});

const fields = [{ path: 'password', message: 'Senha incorreta.' }];
test.each([
  ['a wrong password', new ApiError(403, 'wrong_password', '', { fields }), true],
  ['too many of them', new ApiError(429, 'too_many_requests', ''), true],
  ['an outage', new ApiError(503, 'database_unavailable', ''), false],
  ['no answer', new ApiError(0, 'network', ''), false],
  ['a bug', new TypeError('broken'), false],
])('after %s, whether the dialog stays', (_what, error, expected) => {
  expect(isAboutPassword(error)).toBe(expected);
});
