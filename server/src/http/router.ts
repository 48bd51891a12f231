import { createRoute, OpenAPIHono, type z } from '@hono/zod-openapi';
import { fieldErrors } from '#core/schemas/field-errors.ts';
import { changedProblemSchema, problemSchema } from '#core/schemas/problem.ts';
import type { AppEnv } from './app-env.ts';
import { ProblemError } from './problem.ts';

/** A router that checks declared inputs first. What does not fit is a 422 that names each field. */
export function createRouter<E extends AppEnv = AppEnv>() {
  return new OpenAPIHono<E>({
    defaultHook: (result) => {
      if (!result.success) {
        throw new ProblemError(422, 'validation_failed', fieldErrors(result.error));
      }
    },
  });
}

/** A required JSON body of this shape, for a route's declaration. */
export const jsonBody = <S extends z.ZodType>(schema: S) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
});

/** A JSON answer of this shape, for a route's declaration. */
export const jsonAnswer = <S extends z.ZodType>(schema: S, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** Any answer that is no success, for a route's declaration. */
export const problemAnswer = {
  description: 'RFC 9457 problem details',
  content: { 'application/problem+json': { schema: problemSchema } },
};

/** An answer that is no success and says more than most, for a route's declaration. */
export const problemAnswerOf = <S extends z.ZodType>(schema: S, description: string) => ({
  description,
  content: { 'application/problem+json': { schema } },
});

/** The answer to a change of an older state, for a route's declaration. */
export const changedAnswer = <Row extends z.ZodType, Sent extends z.ZodType>(
  current: Row,
  sent: Sent,
) => ({
  description: 'Changed since it was read: nothing is written, both states are answered',
  content: { 'application/problem+json': { schema: changedProblemSchema(current, sent) } },
});

/** The answer to a key that is taken, for a route's declaration. */
export const takenAnswer = <Row extends z.ZodType, Sent extends z.ZodType>(
  current: Row,
  sent: Sent,
) => ({
  description: 'The key has another content: both states are answered, unless that is deleted',
  content: {
    'application/problem+json': {
      schema: changedProblemSchema(current, sent).partial({ current: true, sent: true }),
    },
  },
});

export { createRoute };
