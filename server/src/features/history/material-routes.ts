import { catalogueInputOf } from '#core/products/product-input-of.ts';
import { catalogueMaterialInputSchema, catalogueMaterialSchema } from '#core/schemas/catalogue.ts';
import { historyCountSchema, historySchema, materialVersionSchema } from '#core/schemas/history.ts';
import { pageQuerySchema } from '#core/schemas/lists.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/compress-lists.ts';
import { linkHeader, linkNext } from '../../http/paging.ts';
import { validated } from '../../http/problem.ts';
import { changedAnswer, createRoute, createRouter, jsonAnswer } from '../../http/router.ts';
import { rowParams as params } from '../../http/row-id.ts';
import type { Pace } from '../../http/row-limits.ts';
import { entityTagHeader, ifMatchHeader, precondition, tagged } from '../../http/write-headers.ts';
import { replaceCatalogueMaterial } from '../catalogue/commands.ts';
import type { RequireSession, SessionEnv } from '../sessions/session.ts';
import { requireFeature } from '../subscriptions/require-feature.ts';
import {
  historyOf,
  readCount,
  readPage,
  readVersion,
  requireState,
  versionParams,
} from './read-history.ts';

const path = '/api/materials/{id}/history';

/** What the materials of the user's catalogue were before, deleted ones too. */
export function materialHistoryRoutes(db: Database, requireSession: RequireSession, pace: Pace) {
  const pro = [requireSession, requireFeature('history')] as const;

  const count = createRoute({
    operationId: 'countMaterialVersions',
    method: 'get',
    path: `${path}/count`,
    summary: 'How many versions of a material of the catalogue are kept, for every plan',
    middleware: requireSession,
    request: { params },
    responses: { 200: jsonAnswer(historyCountSchema, 'The number') },
  });

  const list = createRoute({
    operationId: 'listMaterialVersions',
    method: 'get',
    path,
    summary: 'A page of the versions of a material of the catalogue, newest first',
    middleware: [...pro, compressLists] as const,
    request: { params, query: pageQuerySchema },
    responses: { 200: jsonAnswer(historySchema, 'What each changed, in words', linkHeader) },
  });

  const read = createRoute({
    operationId: 'readMaterialVersion',
    method: 'get',
    path: `${path}/{version}`,
    summary: 'A version of a material of the catalogue, as it was saved',
    middleware: [...pro, compressLists] as const,
    request: { params: versionParams },
    responses: { 200: jsonAnswer(materialVersionSchema, 'The version') },
  });

  const restore = createRoute({
    operationId: 'restoreMaterialVersion',
    method: 'post',
    path: `${path}/{version}/restore`,
    summary:
      'Make a material of the catalogue what it was in a version; that becomes its newest one',
    middleware: [...pro] as const,
    request: { params: versionParams },
    parameters: [ifMatchHeader],
    refuses: [422],
    responses: {
      200: jsonAnswer(catalogueMaterialSchema, 'The material', entityTagHeader),
      412: changedAnswer(catalogueMaterialSchema, catalogueMaterialInputSchema),
    },
  });

  return createRouter<SessionEnv>()
    .openapi(count, async (c) => {
      const of = historyOf('material', c.req.valid('param'));
      return c.json(await readCount(db, c.var.userId, of), 200);
    })
    .openapi(list, async (c) => {
      const of = historyOf('material', c.req.valid('param'));
      const { history, next } = await readPage(db, c.var.userId, of, c.req.valid('query'));
      linkNext(c, next);
      return c.json(history, 200);
    })
    .openapi(read, async (c) => {
      const param = c.req.valid('param');
      const of = historyOf('material', param);
      return c.json(await readVersion(db, c.var.userId, of, param.version), 200);
    })
    .openapi(restore, async (c) => {
      const { userId } = c.var;
      const param = c.req.valid('param');
      const of = historyOf('material', param);
      const { state } = await readVersion(db, userId, of, param.version);
      const content = validated(
        catalogueMaterialInputSchema,
        catalogueInputOf(requireState(of, state)),
      );
      const replacement = {
        mayReplace: precondition(c),
        cause: 'reverted',
        pace,
      } as const;
      const restored = await replaceCatalogueMaterial(db, userId, of.id, content, replacement);
      return c.json(tagged(c, restored), 200);
    });
}
