import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { crowdedDetails } from '#core/errors/errors.ts';
import { type ProblemCode, problemTexts } from '#core/errors/problem-texts.ts';
import { NewerError } from '#core/fields/newer-error.ts';
import { type FieldError, fieldErrors } from '#core/schemas/field-errors.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import {
  ApartError,
  isDatabaseOutage,
  isDiskFull,
  isUserGone,
  TooManyVersionsError,
} from '../db/outages.ts';
import { OwnError } from '../own-error.ts';
import type { AppEnv } from './app-env.ts';

/** A row as stored, and what the caller sent for it: null for a deletion. */
interface BothStates {
  current: object;
  sent: object | null;
}

/** An answer that is no success: RFC 9457 problem details, with a stable code and a pt-BR detail. */
export class ProblemError extends OwnError<ProblemCode> {
  override readonly name = 'ProblemError';
  readonly status: ContentfulStatusCode;
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  /** The sentence in place of the code's own. */
  readonly detail: string | undefined;
  /** The seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;
  /** Other members of the answer (RFC 9457, extension members). */
  readonly members: object | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: ProblemCode,
    errors?: FieldError[],
    more: { detail?: string; retryAfter?: number; members?: object; cause?: unknown } = {},
  ) {
    super(code, more.cause === undefined ? undefined : { cause: more.cause });
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.detail = more.detail;
    this.retryAfter = more.retryAfter;
    this.members = more.members;
  }
}

export const invalid = (error: z.ZodError) =>
  new ProblemError(422, 'validation_failed', fieldErrors(error));

/**
 * What was stored once, validated like what is sent.
 *
 * @throws ProblemError 422 validation_failed
 */
export function validated<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value);
  if (!read.success) throw invalid(read.error);
  return read.data;
}

/** @param retryAfter in seconds */
export const tooMany = (detail: string, retryAfter: number) =>
  new ProblemError(429, 'too_many_requests', undefined, { detail, retryAfter });

/** Nothing is written: the row has changed (412), or a new one's key has another content (409). */
export const otherState = (status: 409 | 412, code: ProblemCode, states?: BothStates) =>
  new ProblemError(status, code, undefined, states && { members: states });

/** The problem for a library's own HTTP error; any other error is our fault. */
const codeOfStatus: Partial<Record<number, ProblemCode>> = {
  400: 'malformed_json',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
};

/** @param brokenOff what the request's body broke off with, if it did: no error of anything of ours */
function toProblem(error: unknown, brokenOff: Error | null | undefined): ProblemError {
  if (error instanceof ProblemError) return error;
  if (brokenOff && error === brokenOff) return new ProblemError(400, 'malformed_json');
  if (error instanceof HTTPException) {
    const code = codeOfStatus[error.status];
    if (code) return new ProblemError(error.status as ContentfulStatusCode, code);
  }
  // Another process of this product knows more, or this one has been set back.
  if (error instanceof NewerError) {
    return new ProblemError(503, 'kept_newer', undefined, { retryAfter: 60 });
  }
  if (error instanceof TooManyVersionsError) return tooMany(crowdedDetails.versions, 60 * 60);
  if (isUserGone(error)) return new ProblemError(401, 'unauthenticated');
  const away = codeOfAbsence(error);
  if (!away) return new ProblemError(500, 'internal_error');
  const retryAfter = away === 'database_unavailable' ? 2 : 60;
  return new ProblemError(503, away, undefined, { retryAfter });
}

/** What the process needs and has not, at the moment; undefined for any other error. */
export function codeOfAbsence(error: unknown): ProblemCode | undefined {
  if (error instanceof ApartError) return error.code;
  if (isDiskFull(error)) return 'disk_full';
  return isDatabaseOutage(error) ? 'database_unavailable' : undefined;
}

/** Answers any error that left a handler, and logs what nobody expected. */
export function answerError(error: unknown, c: Context<AppEnv>): Response {
  const problem = toProblem(error, c.env?.incoming?.errored);
  if (problem.status >= 500) c.var.log.error({ err: error, code: problem.code }, 'request failed');
  const { title, detail } = problemTexts[problem.code];
  const body: Problem = {
    type: 'about:blank',
    title,
    status: problem.status,
    code: problem.code,
    detail: problem.detail ?? detail,
    ...(problem.errors && { errors: problem.errors }),
    ...problem.members,
  };
  c.header('cache-control', 'no-store');
  if (problem.retryAfter !== undefined) c.header('retry-after', String(problem.retryAfter));
  return c.body(JSON.stringify(body), problem.status, {
    'content-type': 'application/problem+json; charset=utf-8',
  });
}
