import { z } from 'zod';
import {
  repricedSchema,
  repricingInputSchema,
  repricingListQuerySchema,
  repricingSchema,
  repricingSummarySchema,
  undoneRepricingSchema,
} from '#core/repricing/repricing-schemas.ts';
import { problemSchema } from '#core/schemas/problem-schemas.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/answers/compress-lists.ts';
import { createRouter, jsonAnswer, jsonBody, problemAnswerOf } from '../../http/api/router.ts';
import { linkNext, pageAnswer, placeOf, placeSchema } from '../../http/row-calls/paging.ts';
import { rowParams as params, rowId } from '../../http/row-calls/row-id.ts';
import { idempotencyHeader, idempotencyKey } from '../../http/row-calls/write-headers.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import { hourlyRateOf } from '../users/me.ts';
import { reprice, undoRepricing } from './commands.ts';
import { listRepricings, summarizeRepricings } from './queries.ts';

const path = '/api/repricings';

/** Repricings, open to every plan (docs/decisions/0168). */
export function repricingRoutes(db: Database, requireSession: RequireSession) {
  const route = routesBehind(requireSession);
  const largeRoute = routesBehind(requireSession, compressLists);

  const list = largeRoute('get', path, {
    operationId: 'listRepricings',
    summary: 'A page of the products that may be priced anew, as they are and as they would be',
    request: { query: repricingListQuerySchema },
    responses: {
      200: pageAnswer(z.object({ repricings: z.array(repricingSchema) }), 'The products'),
    },
  });

  const summary = largeRoute('get', `${path}/summary`, {
    operationId: 'summarizeRepricings',
    summary: 'Which products have materials that have become dearer',
    responses: { 200: jsonAnswer(repricingSummarySchema, 'Their ids') },
  });

  const create = route('post', path, {
    operationId: 'reprice',
    summary: 'Price products anew, all of them or none',
    request: jsonBody(repricingInputSchema),
    parameters: [idempotencyHeader],
    refuses: [409],
    responses: {
      201: jsonAnswer(repricedSchema, 'Done; the id is for taking it back'),
      412: problemAnswerOf(problemSchema, 'Not what was seen any more: nothing is written'),
    },
  });

  const undo = route('post', `${path}/{id}/undo`, {
    operationId: 'undoRepricing',
    summary: 'Take a repricing back, as far as no later change touched its products',
    request: { params },
    responses: { 200: jsonAnswer(undoneRepricingSchema, 'What was taken back, and what was not') },
  });

  return createRouter<SessionEnv>()
    .openapi(list, async (c) => {
      const { user, userId } = c.var;
      const { cursor, ...query } = c.req.valid('query');
      const listing = {
        ...query,
        after: placeOf(placeSchema, cursor),
        hourlyRate: hourlyRateOf(user),
      };
      const { rows, next } = await db.asUser(userId, (tx) => listRepricings(tx, userId, listing));
      linkNext(c, next);
      return c.json({ repricings: rows }, 200);
    })
    .openapi(summary, async (c) => {
      const { user, userId } = c.var;
      const rate = hourlyRateOf(user);
      return c.json(await db.asUser(userId, (tx) => summarizeRepricings(tx, userId, rate)), 200);
    })
    .openapi(create, async (c) => {
      const key = idempotencyKey(c);
      return c.json(await reprice(db, c.var.userId, c.req.valid('json'), key), 201);
    })
    .openapi(undo, async (c) => {
      const id = rowId(c.req.valid('param'), 'repricing_not_found');
      return c.json(await undoRepricing(db, c.var.userId, id), 200);
    });
}
