import { describe, expect, it } from 'vitest';
import { secondStepSchema } from './two-factor-schemas.ts';

const pathsOf = (value: unknown) =>
  secondStepSchema.safeParse(value).error?.issues.map(({ path }) => path.join('.'));

describe('secondStepSchema', () => {
  it.each([
    [{ code: ' 123 456 ' }, { code: '123456' }],
    [{ code: '\u2066123\u00A0456\u200B\uFEFF\u2069' }, { code: '123456' }],
    [{ recoveryCode: 'ABCDE-f2345' }, { recoveryCode: 'abcdef2345' }],
    [{ recoveryCode: '\u200EAbcde\u2011f\u00AD2345' }, { recoveryCode: 'abcdef2345' }],
  ])('reads %j as it is meant', (typed, meant) => {
    expect(secondStepSchema.parse(typed)).toEqual(meant);
  });

  it.each([
    [{}, ['code']],
    [{ code: '123456', recoveryCode: 'abcdef2345' }, ['code']],
    [{ code: '12345' }, ['code']],
    [{ code: '١٢٣٤٥٦' }, ['code']],
    [{ recoveryCode: 'abc' }, ['recoveryCode']],
    [{ recoveryCode: 'a'.repeat(1_000_000) }, ['recoveryCode']],
    [{ code: 123456 }, ['code']],
  ])('refuses %j', (typed, paths) => {
    expect(pathsOf(typed)).toEqual(paths);
  });
});
