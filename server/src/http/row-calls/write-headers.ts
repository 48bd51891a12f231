import type { Context } from 'hono';
import { z } from 'zod';
import { validationMessages } from '#core/fields/validation.ts';
import type { HistoryCause } from '#core/history/history-causes.ts';
import type { Pace } from '../limits/row-limits.ts';
import { ProblemError } from '../problem-error.ts';

const keyName = 'Idempotency-Key';

/** The headers that a handler reads with the functions below, for a route's declaration. */
export const idempotencyHeader = {
  name: keyName,
  in: 'header' as const,
  description: 'Becomes the id: sent again with the same content, nothing new is stored',
  schema: { type: 'string' as const, format: 'uuid' },
};

export const ifMatchHeader = {
  name: 'If-Match',
  in: 'header' as const,
  description:
    'The entity tag of what is replaced or deleted: after another change nothing is written',
  schema: { type: 'string' as const },
};

/** The headers of an answer that `tagged` made, for a route's declaration. */
export const entityTagHeader = {
  ETag: {
    description: 'The entity tag of this state, for If-Match',
    schema: { type: 'string' as const },
  },
};

/**
 * The id that the caller chose for what it creates.
 *
 * @throws ProblemError 422 validation_failed when it is no UUID
 */
export function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header(keyName);
  if (key === undefined || z.uuid().safeParse(key).success) return key?.toLowerCase();
  const message = validationMessages.idempotencyKey;
  throw new ProblemError(422, 'validation_failed', [
    { path: keyName, code: 'invalid_format', message },
  ]);
}

/** Whether a row that last changed then (ISO 8601) may be replaced or deleted. */
export type Precondition = (updatedAt: string) => boolean;

/** The version that If-Match asks for, if any. A tag that compression made weak is as good. */
export function precondition(c: Context): Precondition {
  const header = c.req.header('If-Match')?.trim();
  if (header === undefined || header === '*') return () => true;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return (updatedAt) => tags.includes(entityTag(updatedAt));
}

/** Puts the state's tag on the answer, for If-Match, and returns the state. */
export function tagged<T extends { updatedAt: string }>(c: Context, answer: T): T {
  c.header('etag', entityTag(answer.updatedAt));
  return answer;
}

const entityTag = (updatedAt: string) => `"${updatedAt}"`;

export interface Replacement<Row> {
  readonly mayReplace: Precondition;
  /** Whether a client that is too old would take something away: docs/decisions/0206. */
  readonly loses?: (stored: Row) => boolean;
  /** Which the row's history gives, if anything changes; 'saved' without it. */
  readonly cause?: HistoryCause;
  /** The pace at which a row may get versions; any without it. */
  readonly pace?: Pace;
}
