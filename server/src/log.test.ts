import { expect, test } from 'vitest';
import { errorForLog } from './log.ts';

test('an error is logged by its name, code and frames', () => {
  const [logged] = errorForLog(Object.assign(new TypeError('ana@example.com'), { code: '23505' }));
  expect(logged).toMatchObject({ name: 'TypeError', code: '23505' });
  expect(logged?.frames?.[0]).toContain('log.test.ts');
  expect(logged?.frames?.length).toBeLessThanOrEqual(12);
});

test('no message gets into the log, not even one that looks like a frame', () => {
  const message = 'insert failed\n    at ana@example.com\n  at senha$& (secreta)';
  const cause = new Error('ana@example.com', { cause: new Error(message) });
  const several = new AggregateError([new Error(message)], message, { cause });
  const logged = errorForLog(several);
  expect(logged.length).toBe(4);
  expect(JSON.stringify(logged)).not.toMatch(/ana@|senha|secreta|insert/);
});

test('what is thrown without being an error is not logged at all', () => {
  expect(errorForLog('ana@example.com')).toEqual([]);
  expect(errorForLog({ email: 'ana@example.com' })).toEqual([]);
});
