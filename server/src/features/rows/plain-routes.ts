import { z } from 'zod';
import { type ContentOf, type InputOf, kindSchemas, type RowOf } from '#core/kinds/kind-schemas.ts';
import { kindOf, kinds, type ListOf, type PlainKind } from '#core/kinds/kinds.ts';
import { capitalized } from '#core/names/capitalized.ts';
import { pageQuerySchema, pageSize } from '#core/schemas/list-queries.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/answers/compress-lists.ts';
import { createRouter, jsonAnswer } from '../../http/api/router.ts';
import type { Pace } from '../../http/limits/row-limits.ts';
import { linkNext, pageAnswer, pageOf, placeOf, placeSchema } from '../../http/row-calls/paging.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import { plainRows } from './plain-rows.ts';
import { type RowApi, rowRoutes } from './routes.ts';

/** The most bytes in a page of more than one row. */
const pageBytes = 500_000;

/** How many of the rows there is room for in a page. */
function countFitting(rows: readonly object[]): number {
  let bytes = 0;
  const beyond = rows.findIndex((row) => {
    bytes += Buffer.byteLength(JSON.stringify(row));
    return bytes > pageBytes;
  });
  return beyond < 0 ? rows.length : Math.max(1, beyond);
}

/**
 * The calls for the rows of a plain kind. A list that may be longer than a page comes in pages, which end
 * before their limit where their rows are large.
 *
 * @param pace at which a user may create rows
 * @param about what a row says, for the document
 */
export function plainRoutes<K extends PlainKind>(
  db: Database,
  requireSession: RequireSession,
  pace: Pace,
  kind: K,
  about: string,
) {
  const { list: name } = kinds[kind] as { list: ListOf<K> };
  const { most = Number.POSITIVE_INFINITY } = kindOf(kind);
  const path = `/api/${name}` as const;
  const operation = capitalized(kind);
  const { row, input } = kindSchemas[kind] as unknown as {
    row: z.ZodType<RowOf<K>>;
    input: z.ZodType<ContentOf<K>, InputOf<K>>;
  };
  const rows = plainRows(kind);

  const api: RowApi<typeof path, RowOf<K>, ContentOf<K>, InputOf<K>> = {
    path,
    rows,
    schema: row,
    inputSchema: input,
    operation,
    summaries: {
      create: `Keep a ${kind}: ${about}`,
      read: `One ${kind}, with its entity tag`,
      replace: `Replace a ${kind}`,
      delete: `Delete a ${kind}; it can be restored`,
      restore: `Undo the deletion of a ${kind}`,
      duplicate: `Keep a copy of a ${kind}`,
    },
    answers: { created: `The ${kind}`, stored: `The ${kind}` },
    isLarge: false,
    // Every client there ever was knows all of its fields.
    loses: () => false,
  };

  const schema = z.object({ [name]: z.array(row) } as Record<ListOf<K>, z.ZodArray<typeof row>>);
  const isPaged = most > pageSize.max;
  const list = routesBehind(requireSession, compressLists)('get', path, {
    operationId: `list${operation}s`,
    summary: `${isPaged ? 'A page' : 'All'} of the user's ${name}, newest first`,
    ...(isPaged && { request: { query: pageQuerySchema } }),
    responses: {
      200: (isPaged ? pageAnswer : jsonAnswer)(schema, `The ${name}`),
    },
  });

  return createRouter<SessionEnv>()
    .openapi(list, async (c) => {
      const { userId } = c.var;
      const { limit, cursor } = isPaged
        ? pageQuerySchema.parse(c.req.query())
        : { limit: most, cursor: undefined };
      const after = placeOf(placeSchema, cursor);
      const found = await db.asUser(userId, (tx) => rows.list(tx, userId, limit + 1, after));
      const fitting = isPaged ? Math.min(limit, countFitting(found)) : limit;
      const page = pageOf(found, fitting, ({ createdAt, id }) => ({ createdAt, id }));
      linkNext(c, page.next);
      return c.json({ [name]: page.rows }, 200) as never;
    })
    .route('/', rowRoutes(db, requireSession, pace, api));
}
