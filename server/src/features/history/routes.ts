import type { z } from 'zod';
import {
  historyCountSchema,
  historySchema,
  materialVersionSchema,
  productVersionSchema,
} from '#core/history/history-schemas.ts';
import type { ContentOf } from '#core/kinds/kind-schemas.ts';
import type { HistoryKind } from '#core/kinds/kinds.ts';
import { pageQuerySchema } from '#core/schemas/list-queries.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/answers/compress-lists.ts';
import { changedAnswer, createRouter, jsonAnswer } from '../../http/api/router.ts';
import type { Pace } from '../../http/limits/row-limits.ts';
import { linkNext, pageAnswer } from '../../http/row-calls/paging.ts';
import { rowParams as params } from '../../http/row-calls/row-id.ts';
import {
  entityTagHeader,
  ifMatchHeader,
  precondition,
  tagged,
} from '../../http/row-calls/write-headers.ts';
import { catalogueApi } from '../catalogue/routes.ts';
import { productApi } from '../products/routes.ts';
import type { Stored } from '../rows/commands.ts';
import type { RowApi } from '../rows/routes.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import { mayReadStored, requireFeature, requireStored } from '../subscriptions/require-feature.ts';
import type { VersionOf } from './queries.ts';
import {
  historyOf,
  readContent,
  readCount,
  readPage,
  readVersion,
  versionParams,
} from './read-history.ts';

export function historyRoutes(db: Database, requireSession: RequireSession, pace: Pace) {
  const ofProducts = versionRoutes(db, requireSession, pace, productApi, {
    kind: 'product',
    operation: 'ProductVersion',
    row: 'a product',
    schema: productVersionSchema,
  });
  const ofMaterials = versionRoutes(db, requireSession, pace, catalogueApi, {
    kind: 'material',
    operation: 'MaterialVersion',
    row: 'a material of the catalogue',
    schema: materialVersionSchema,
  });
  return createRouter().route('/', ofProducts).route('/', ofMaterials);
}

/** What the API says of the versions of a kind of rows. */
interface VersionApi<Kind extends HistoryKind> {
  readonly kind: Kind;
  /** What follows the verb in the ids of the operations. */
  readonly operation: string;
  readonly row: string;
  readonly schema: z.ZodType<VersionOf<Kind>>;
}

function versionRoutes<Path extends string, Row extends Stored, Sent, Kind extends HistoryKind>(
  db: Database,
  requireSession: RequireSession,
  pace: Pace,
  { path: rowsPath, rows, schema, inputSchema, answers }: RowApi<Path, Row, ContentOf<Kind>, Sent>,
  { kind, operation, row, schema: versionSchema }: VersionApi<Kind>,
) {
  const path = `${rowsPath}/{id}/history` as const;
  const route = routesBehind(requireSession);
  const proRoute = routesBehind(requireSession, requireFeature('history'));
  const storedRoute = routesBehind(requireSession, requireStored(db, 'history'), compressLists);

  const count = route('get', `${path}/count`, {
    operationId: `count${operation}s`,
    summary: `How many versions of ${row} are kept, and whether the user may read them`,
    request: { params },
    responses: { 200: jsonAnswer(historyCountSchema, 'The number') },
  });

  const list = storedRoute('get', path, {
    operationId: `list${operation}s`,
    summary: `A page of the versions of ${row}, newest first`,
    request: { params, query: pageQuerySchema },
    responses: { 200: pageAnswer(historySchema, 'What each changed, in words') },
  });

  const read = storedRoute('get', `${path}/{version}`, {
    operationId: `read${operation}`,
    summary: `A version of ${row}, as it was saved`,
    request: { params: versionParams },
    responses: { 200: jsonAnswer(versionSchema, 'The version') },
  });

  const restore = proRoute('post', `${path}/{version}/restore`, {
    operationId: `restore${operation}`,
    summary: `Make ${row} what it was in a version; that becomes its newest one`,
    request: { params: versionParams },
    parameters: [ifMatchHeader],
    refuses: [422],
    responses: {
      200: jsonAnswer(schema, answers.stored, entityTagHeader),
      412: changedAnswer(schema, inputSchema),
    },
  });

  return createRouter<SessionEnv>()
    .openapi(count, async (c) => {
      const of = historyOf(kind, c.req.valid('param'));
      const count = await readCount(db, c.var.userId, of);
      return c.json({ count, readable: await mayReadStored(db, c, 'history') }, 200);
    })
    .openapi(list, async (c) => {
      const of = historyOf(kind, c.req.valid('param'));
      const { history, next } = await readPage(db, c.var.userId, of, c.req.valid('query'));
      linkNext(c, next);
      return c.json(history, 200);
    })
    .openapi(read, async (c) => {
      const param = c.req.valid('param');
      const of = historyOf(kind, param);
      return c.json(await readVersion(db, c.var.userId, of, param.version), 200);
    })
    .openapi(restore, async (c) => {
      const { userId } = c.var;
      const param = c.req.valid('param');
      const of = historyOf(kind, param);
      const content = await readContent(db, userId, of, param.version);
      const replacement = { mayReplace: precondition(c), cause: 'reverted', pace } as const;
      const restored = await rows.replace(db, userId, of.id, content, replacement);
      return c.json(tagged(c, restored), 200);
    });
}
