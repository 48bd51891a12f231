import { createRoute as declareRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import { ptBrError } from '#core/schemas/error-map.ts';
import { changedProblemSchema } from '#core/schemas/problem-schemas.ts';
import type { AppEnv } from '../app-env.ts';
import { invalid } from '../problem-error.ts';
import { guardOf, type RefusalStatus, refusalAnswers, refusalsOfShape } from './refusals.ts';

// What has no message of its own says nothing in the library's English.
z.config({ localeError: ptBrError });

/** A router that checks declared inputs first. What does not fit is a 422 that names each field. */
export function createRouter<E extends AppEnv = AppEnv>() {
  return new OpenAPIHono<E>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(result.error);
    },
  });
}

type Declaration = Omit<RouteConfig, 'method' | 'path'> & {
  operationId: string;
  /** What the handler refuses, besides what follows from the route's shape and middleware. */
  refuses?: readonly RefusalStatus[];
};

/**
 * Declares a route. To the document it adds the tag, which is in the path, and what follows from
 * the route's shape and middleware: whom they let through, and with what they refuse the others.
 */
export function createRoute<
  Method extends RouteConfig['method'],
  Path extends string,
  Declared extends Declaration,
>(method: Method, path: Path, declared: Declared) {
  const { refuses = [], ...rest }: Declaration = declared;
  const route = { method, path, ...rest };
  const guard = guardOf(route);
  const statuses = [...refusalsOfShape(route), ...guard.refuses, ...refuses];
  return declareRoute<Path, Declared & { method: Method; path: Path }>({
    tags: [path.split('/')[2]],
    security: guard.security,
    ...route,
    responses: { ...refusalAnswers(statuses), ...route.responses },
  } as never);
}

export const jsonBody = <S extends z.ZodType>(schema: S) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
});

type AnswerHeaders = Record<string, { description: string; schema: { type: 'string' } }>;

export const jsonAnswer = <S extends z.ZodType>(
  schema: S,
  description: string,
  headers?: AnswerHeaders,
) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema } },
});

/** A problem with members of its own, for a route's declaration. */
export const problemAnswerOf = <S extends z.ZodType>(schema: S, description: string) => ({
  description,
  content: { 'application/problem+json': { schema } },
});

export const changedAnswer = <Row extends z.ZodType, Sent extends z.ZodType>(
  current: Row,
  sent: Sent,
) =>
  problemAnswerOf(
    changedProblemSchema(current, sent),
    'Changed since it was read: nothing is written, both states are answered',
  );

/** A problem that may answer both states. */
const statesAnswer =
  (description: string) =>
  <Row extends z.ZodType, Sent extends z.ZodType>(current: Row, sent: Sent) => {
    const schema = changedProblemSchema(current, sent).partial({ current: true, sent: true });
    return problemAnswerOf(schema, description);
  };

/** The refusals of a replacement, which a client that is too old for the row may not make either. */
export const changedOrOutdatedAnswer = statesAnswer(
  'Changed since it was read: both states are answered. Or the row has what the body is too old to know',
);

export const takenAnswer = statesAnswer(
  'The key has another content: both states are answered, unless that is deleted',
);
