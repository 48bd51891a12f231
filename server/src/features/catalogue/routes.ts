import { z } from 'zod';
import {
  type CatalogueMaterial,
  type CatalogueMaterialInput,
  catalogueCountSchema,
  catalogueListQuerySchema,
  catalogueMaterialInputSchema,
  catalogueMaterialSchema,
  paidPriceSchema,
  type SentMaterial,
} from '#core/catalogue/catalogue-schemas.ts';
import { searchQuerySchema } from '#core/schemas/list-queries.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/answers/compress-lists.ts';
import { createRouter, jsonAnswer } from '../../http/api/router.ts';
import type { Pace } from '../../http/limits/row-limits.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { losesOfMaterial } from '../../http/row-calls/lost-fields.ts';
import { linkNext, pageAnswer, placeOf, placeSchema } from '../../http/row-calls/paging.ts';
import { rowParams as params, rowId } from '../../http/row-calls/row-id.ts';
import { type RowApi, rowRoutes } from '../rows/routes.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import { catalogueRows } from './commands.ts';
import { countCatalogue, listCatalogue, listMaterialPrices } from './queries.ts';

const path = '/api/materials';

export const catalogueApi: RowApi<
  typeof path,
  CatalogueMaterial,
  SentMaterial,
  CatalogueMaterialInput
> = {
  path,
  rows: catalogueRows,
  schema: catalogueMaterialSchema,
  inputSchema: catalogueMaterialInputSchema,
  operation: 'CatalogueMaterial',
  summaries: {
    create: 'Add a material to the catalogue',
    read: 'One material of the catalogue, with its entity tag',
    replace: 'Replace a material of the catalogue',
    delete: 'Delete a material of the catalogue; it can be restored',
    restore: 'Undo the deletion of a material',
    duplicate: 'Add a copy of a material to the catalogue',
  },
  answers: { created: 'The material', stored: 'The material' },
  isLarge: false,
  loses: losesOfMaterial,
};

/** @param pace at which a user may create materials */
export function catalogueRoutes(db: Database, requireSession: RequireSession, pace: Pace) {
  const largeRoute = routesBehind(requireSession, compressLists);
  const route = routesBehind(requireSession);
  const { notFound } = catalogueRows.errors;

  const list = largeRoute('get', path, {
    operationId: 'listCatalogue',
    summary: "A page of the user's catalogue of materials, newest first",
    request: { query: catalogueListQuerySchema },
    responses: {
      200: pageAnswer(z.object({ materials: z.array(catalogueMaterialSchema) }), 'The materials'),
    },
  });

  const countFound = route('get', `${path}/count`, {
    operationId: 'countCatalogue',
    summary: 'How many materials of the catalogue a search finds',
    request: { query: searchQuerySchema },
    responses: { 200: jsonAnswer(catalogueCountSchema, 'The number') },
  });

  const prices = route('get', `${path}/{id}/prices`, {
    operationId: 'listMaterialPrices',
    summary: 'What was paid for a material over time, the newest price first',
    request: { params },
    responses: {
      200: jsonAnswer(z.object({ prices: z.array(paidPriceSchema) }), 'The prices'),
    },
  });

  return createRouter<SessionEnv>()
    .openapi(list, async (c) => {
      const { userId } = c.var;
      const { cursor, ...query } = c.req.valid('query');
      const listing = { ...query, after: placeOf(placeSchema, cursor) };
      const { rows, next } = await db.asUser(userId, (tx) => listCatalogue(tx, userId, listing));
      linkNext(c, next);
      return c.json({ materials: rows }, 200);
    })
    .openapi(countFound, async (c) => {
      const { userId } = c.var;
      const { search } = c.req.valid('query');
      const count = await db.asUser(userId, (tx) => countCatalogue(tx, userId, search));
      return c.json({ count }, 200);
    })
    .openapi(prices, async (c) => {
      const { userId } = c.var;
      const id = rowId(c.req.valid('param'), notFound);
      const paid = await db.asUser(userId, async (tx) => {
        if (!(await catalogueRows.find(tx, userId, id))) return null;
        return await listMaterialPrices(tx, userId, id);
      });
      if (!paid) throw new ProblemError(404, notFound);
      return c.json({ prices: paid }, 200);
    })
    .route('/', rowRoutes(db, requireSession, pace, catalogueApi));
}
