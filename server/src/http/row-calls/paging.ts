import type { Context } from 'hono';
import { z } from 'zod';
import { listErrors } from '#core/schemas/list-errors.ts';
import { jsonAnswer } from '../api/router.ts';
import { ProblemError } from '../problem-error.ts';

const linkHeader = {
  Link: {
    description: 'The next page, if there is one: `<address>; rel="next"` (RFC 8288)',
    schema: { type: 'string' as const },
  },
};

/** The answer with a page of a list, and where the next one is, for a route's declaration. */
export const pageAnswer = <S extends z.ZodType>(schema: S, description: string) =>
  jsonAnswer(schema, description, linkHeader);

export interface Page<Row, Last> {
  readonly rows: Row[];
  /** Where the next page goes on; null after the last one. */
  readonly next: Last | null;
}

/**
 * A page of rows of which one more than the limit was read, if it is there: that shows whether there is
 * another page.
 */
export function pageOf<Row, Last>(
  found: readonly Row[],
  limit: number,
  placeOfRow: (last: Row) => Last,
): Page<Row, Last> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last && found.length > limit ? placeOfRow(last) : null };
}

/**
 * The place that a cursor names.
 *
 * @param schema of a place in this list
 * @returns undefined for the first page
 * @throws ProblemError 422 validation_failed
 */
export function placeOf<S extends z.ZodType>(schema: S, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const place = schema.safeParse(parsed(Buffer.from(cursor, 'base64url').toString()));
  if (place.success) return place.data;
  const error = { path: 'cursor', code: 'invalid_format', message: listErrors.cursor } as const;
  throw new ProblemError(422, 'validation_failed', [error]);
}

/** What a cursor is made of: each no more than a column of its type holds. */
export const inCursor = {
  id: z.uuid(),
  /** A time in the years that a timestamp can hold. */
  time: z.iso.datetime({ precision: 3 }).regex(/^[12]/),
  version: z.int32().min(1),
  /** An amount as the database writes a numeric. */
  amount: z.string().regex(/^-?\d{1,40}(\.\d{1,2})?$/),
  name: z.string().regex(/^\P{Cc}*$/u),
};

export const placeSchema = z.strictObject({ createdAt: inCursor.time, id: inCursor.id });

export function linkNext(c: Context, next: object | null): void {
  if (next === null) return;
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.set('cursor', Buffer.from(JSON.stringify(next)).toString('base64url'));
  c.header('link', `<${pathname}?${searchParams}>; rel="next"`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
