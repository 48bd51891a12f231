import { historyCountSchema, historySchema, productVersionSchema } from '#core/schemas/history.ts';
import { pageQuerySchema } from '#core/schemas/lists.ts';
import { productInputSchema, productSchema } from '#core/schemas/product.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/compress-lists.ts';
import { linkHeader, linkNext } from '../../http/paging.ts';
import { changedAnswer, createRoute, createRouter, jsonAnswer } from '../../http/router.ts';
import { rowParams as params } from '../../http/row-id.ts';
import type { Pace } from '../../http/row-limits.ts';
import { entityTagHeader, ifMatchHeader, precondition, tagged } from '../../http/write-headers.ts';
import { replaceProduct } from '../products/commands.ts';
import type { RequireSession, SessionEnv } from '../sessions/session.ts';
import { requireFeature } from '../subscriptions/require-feature.ts';
import { findProductContent } from './queries.ts';
import {
  historyOf,
  readCount,
  readPage,
  readVersion,
  requireState,
  versionNumber,
  versionParams,
} from './read-history.ts';

const path = '/api/products/{id}/history';

/** What the user's products were before, deleted ones too. */
export function productHistoryRoutes(db: Database, requireSession: RequireSession, pace: Pace) {
  const pro = [requireSession, requireFeature('history')] as const;

  const count = createRoute({
    operationId: 'countProductVersions',
    method: 'get',
    path: `${path}/count`,
    summary: 'How many versions of a product are kept, for every plan',
    middleware: requireSession,
    request: { params },
    responses: { 200: jsonAnswer(historyCountSchema, 'The number') },
  });

  const list = createRoute({
    operationId: 'listProductVersions',
    method: 'get',
    path,
    summary: 'A page of the versions of a product, newest first',
    middleware: [...pro, compressLists] as const,
    request: { params, query: pageQuerySchema },
    responses: { 200: jsonAnswer(historySchema, 'What each changed, in words', linkHeader) },
  });

  const read = createRoute({
    operationId: 'readProductVersion',
    method: 'get',
    path: `${path}/{version}`,
    summary: 'A version of a product, as it was saved',
    middleware: [...pro, compressLists] as const,
    request: { params: versionParams },
    responses: { 200: jsonAnswer(productVersionSchema, 'The version') },
  });

  const restore = createRoute({
    operationId: 'restoreProductVersion',
    method: 'post',
    path: `${path}/{version}/restore`,
    summary: 'Make a product what it was in a version; that becomes its newest one',
    middleware: [...pro] as const,
    request: { params: versionParams },
    parameters: [ifMatchHeader],
    refuses: [422],
    responses: {
      200: jsonAnswer(productSchema, 'The product', entityTagHeader),
      412: changedAnswer(productSchema, productInputSchema),
    },
  });

  return createRouter<SessionEnv>()
    .openapi(count, async (c) => {
      const of = historyOf('product', c.req.valid('param'));
      return c.json(await readCount(db, c.var.userId, of), 200);
    })
    .openapi(list, async (c) => {
      const of = historyOf('product', c.req.valid('param'));
      const { history, next } = await readPage(db, c.var.userId, of, c.req.valid('query'));
      linkNext(c, next);
      return c.json(history, 200);
    })
    .openapi(read, async (c) => {
      const param = c.req.valid('param');
      const of = historyOf('product', param);
      return c.json(await readVersion(db, c.var.userId, of, param.version), 200);
    })
    .openapi(restore, async (c) => {
      const { userId } = c.var;
      const param = c.req.valid('param');
      const of = historyOf('product', param);
      const version = versionNumber(of, param.version);
      const found = await db.asUser(userId, (tx) => findProductContent(tx, userId, of.id, version));
      const replacement = {
        mayReplace: precondition(c),
        cause: 'reverted',
        pace,
      } as const;
      const content = requireState(of, found);
      const restored = await replaceProduct(db, userId, of.id, content, replacement);
      return c.json(tagged(c, restored), 200);
    });
}
