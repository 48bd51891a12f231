import { z } from 'zod';
import { pageQuerySchema } from '#core/schemas/list-queries.ts';
import { trashSchema } from '#core/trash/trash-schemas.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/answers/compress-lists.ts';
import { createRouter } from '../../http/api/router.ts';
import { inCursor, linkNext, pageAnswer, placeOf } from '../../http/row-calls/paging.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import { listTrash } from './queries.ts';

const placeSchema = z.strictObject({ deletedAt: inCursor.time, id: inCursor.id });

/** What was deleted, open to every plan. It is brought back where it was. */
export function trashRoutes(db: Database, requireSession: RequireSession) {
  const list = routesBehind(requireSession, compressLists)('get', '/api/trash', {
    operationId: 'listTrash',
    summary: 'A page of the deleted products and materials, the last one first',
    request: { query: pageQuerySchema },
    responses: { 200: pageAnswer(trashSchema, 'What was deleted') },
  });

  return createRouter<SessionEnv>().openapi(list, async (c) => {
    const { userId } = c.var;
    const { limit, cursor } = c.req.valid('query');
    const after = placeOf(placeSchema, cursor);
    const { rows, next } = await db.asUser(userId, (tx) => listTrash(tx, userId, { limit, after }));
    linkNext(c, next);
    return c.json({ trash: rows }, 200);
  });
}
