import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';
import { strictObject } from './field-schemas.ts';
import { problemSchema } from './problem-schemas.ts';

const schema = strictObject({
  list: z.array(strictObject({ size: z.number() })),
  odd: z.string().refine((text) => text === 'odd', { params: { code: 7 } }),
});

describe('fieldErrors', () => {
  it('gives each unknown key its own path', () => {
    const { error } = schema.safeParse({ list: [{ size: 1, a: 1, b: 2 }], odd: 'odd', c: 3 });
    expect(error && fieldErrors(error).map(({ path }) => path)).toEqual([
      'list.0.a',
      'list.0.b',
      'c',
    ]);
  });

  it('has a code for a rule without one', () => {
    const { error } = schema.safeParse({ list: [], odd: 'even' });
    expect(error && fieldErrors(error)).toMatchObject([{ path: 'odd', code: 'invalid_value' }]);
  });

  it('fits the problem response', () => {
    const { error } = schema.safeParse({ list: [] });
    const problem = {
      type: 'about:blank',
      title: 'Dados inválidos',
      status: 422,
      code: 'validation_failed',
      detail: 'Alguns campos precisam de correção.',
      errors: error && fieldErrors(error),
    };
    expect(problemSchema.parse(problem)).toEqual(problem);
  });
});
