import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { pageQuerySchema } from '#core/schemas/list-queries.ts';
import {
  materialMovementInputSchema,
  movementsSchema,
  pieceMovementInputSchema,
  productionInputSchema,
  saleInputSchema,
  stockActSchema,
  stockMonthsSchema,
  stockSchema,
  stockStartSchema,
} from '#core/stock/stock-schemas.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/answers/compress-lists.ts';
import { createRouter, jsonAnswer, jsonBody } from '../../http/api/router.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { inCursor, linkNext, pageAnswer, placeOf } from '../../http/row-calls/paging.ts';
import { rowParams as params, rowId } from '../../http/row-calls/row-id.ts';
import { idempotencyHeader, idempotencyKey } from '../../http/row-calls/write-headers.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import { requireFeature } from '../subscriptions/require-feature.ts';
import { moveMaterial, movePieces, produce, reverse, sell, startStock } from './commands.ts';
import { listMovements, type MovementsOf } from './list-movements.ts';
import { readMonths } from './read-months.ts';
import { readStock } from './read-stock.ts';

/** What the calls that move stock take and answer. */
const act = (description: string) => ({
  parameters: [idempotencyHeader],
  refuses: [409, 422] as const,
  responses: { 201: jsonAnswer(stockActSchema, description) },
});

const placeSchema = z.strictObject({
  happenedAt: inCursor.time,
  createdAt: inCursor.time,
  id: inCursor.id,
});

/** Stock is moved on Pro, and read on every plan. */
export function stockRoutes(db: Database, limit: RateLimiter, requireSession: RequireSession) {
  const limited = createMiddleware<SessionEnv>(async (c, next) => {
    await limit(c, 'movements');
    await next();
  });
  const route = routesBehind(requireSession);
  const largeRoute = routesBehind(requireSession, compressLists);
  const proRoute = routesBehind(requireSession, requireFeature('stock'), limited);

  const read = largeRoute('get', '/api/stock', {
    operationId: 'readStock',
    summary: 'What there is of every tracked material and of every product',
    responses: { 200: jsonAnswer(stockSchema, 'The stock, by name') },
  });

  const months = route('get', '/api/stock/months', {
    operationId: 'readStockMonths',
    summary: 'What was made and sold in each of the last twelve months',
    responses: { 200: jsonAnswer(stockMonthsSchema, 'The months, newest first') },
  });

  const ofMaterial = largeRoute('get', '/api/materials/{id}/movements', {
    operationId: 'listMaterialMovements',
    summary: 'A page of the movements of a material, the last to happen first',
    request: { params, query: pageQuerySchema },
    responses: { 200: pageAnswer(movementsSchema, 'The movements') },
  });

  const ofProduct = largeRoute('get', '/api/products/{id}/movements', {
    operationId: 'listProductMovements',
    summary: 'A page of the movements of pieces of a product, the last to happen first',
    request: { params, query: pageQuerySchema },
    responses: { 200: pageAnswer(movementsSchema, 'The movements') },
  });

  const material = proRoute('post', '/api/materials/{id}/movements', {
    operationId: 'moveMaterial',
    summary: 'Move the stock of a tracked material: bought, counted or lost',
    request: { params, ...jsonBody(materialMovementInputSchema) },
    ...act('The movement, and what there is now'),
  });

  const started = proRoute('post', '/api/stock/start', {
    operationId: 'startStock',
    summary: 'Track materials from now on, all or none, with what was counted of each',
    request: jsonBody(stockStartSchema),
    ...act('The counts, and what there is now'),
    refuses: [404, 409, 422],
  });

  const pieces = proRoute('post', '/api/products/{id}/movements', {
    operationId: 'movePieces',
    summary: 'Move the pieces of a product: counted or lost',
    request: { params, ...jsonBody(pieceMovementInputSchema) },
    ...act('The movement, and what there is now'),
  });

  const made = proRoute('post', '/api/products/{id}/productions', {
    operationId: 'producePieces',
    summary: 'Put pieces on the shelf and take their materials out, below zero if need be',
    request: { params, ...jsonBody(productionInputSchema) },
    ...act('The movements, that of the pieces first, and what there is now'),
  });

  const sold = proRoute('post', '/api/products/{id}/sales', {
    operationId: 'sellPieces',
    summary: 'Take sold pieces off the shelf, below zero if need be',
    request: { params, ...jsonBody(saleInputSchema) },
    ...act('The movement, and what there is now'),
  });

  const takenBack = proRoute('post', '/api/movements/{id}/reverse', {
    operationId: 'reverseMovement',
    summary: 'Take a movement back, with all that was done together with it',
    request: { params },
    ...act('The opposite movements, and what there is now'),
  });

  const pageOf = async (
    c: Context<SessionEnv>,
    kind: MovementsOf['kind'],
    param: z.infer<typeof params>,
    { limit, cursor }: { limit: number; cursor?: string | undefined },
  ) => {
    const { userId } = c.var;
    const of = { kind, id: rowId(param, unknown[kind]) };
    const listing = { limit, after: placeOf(placeSchema, cursor) };
    const page = await db.asUser(userId, (tx) => listMovements(tx, userId, of, listing));
    if (!page) throw new ProblemError(404, unknown[kind]);
    linkNext(c, page.next);
    return page.rows;
  };

  return createRouter<SessionEnv>()
    .openapi(read, async (c) => {
      const { userId } = c.var;
      return c.json(await db.asUser(userId, (tx) => readStock(tx, userId)), 200);
    })
    .openapi(months, async (c) => {
      const { userId } = c.var;
      return c.json({ months: await db.asUser(userId, (tx) => readMonths(tx, userId)) }, 200);
    })
    .openapi(ofMaterial, async (c) => {
      return c.json(await pageOf(c, 'material', c.req.valid('param'), c.req.valid('query')), 200);
    })
    .openapi(ofProduct, async (c) => {
      return c.json(await pageOf(c, 'product', c.req.valid('param'), c.req.valid('query')), 200);
    })
    .openapi(material, async (c) => {
      const id = materialId(c.req.valid('param'));
      const input = c.req.valid('json');
      return c.json(await moveMaterial(db, c.var.userId, id, input, idempotencyKey(c)), 201);
    })
    .openapi(started, async (c) => {
      const input = c.req.valid('json');
      return c.json(await startStock(db, c.var.userId, input, idempotencyKey(c)), 201);
    })
    .openapi(pieces, async (c) => {
      const id = productId(c.req.valid('param'));
      const input = c.req.valid('json');
      return c.json(await movePieces(db, c.var.userId, id, input, idempotencyKey(c)), 201);
    })
    .openapi(made, async (c) => {
      const id = productId(c.req.valid('param'));
      const input = c.req.valid('json');
      return c.json(await produce(db, c.var.userId, id, input, idempotencyKey(c)), 201);
    })
    .openapi(sold, async (c) => {
      const id = productId(c.req.valid('param'));
      const input = c.req.valid('json');
      return c.json(await sell(db, c.var.userId, id, input, idempotencyKey(c)), 201);
    })
    .openapi(takenBack, async (c) => {
      const id = rowId(c.req.valid('param'), 'movement_not_found');
      return c.json(await reverse(db, c.var.userId, id, idempotencyKey(c)), 201);
    });
}

const unknown = {
  material: 'catalogue_material_not_found',
  product: 'product_not_found',
} as const;

const materialId = (param: z.infer<typeof params>) => rowId(param, unknown.material);
const productId = (param: z.infer<typeof params>) => rowId(param, unknown.product);
