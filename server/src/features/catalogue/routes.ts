import { z } from 'zod';
import {
  type CatalogueMaterial,
  catalogueMaterialInputSchema,
  catalogueMaterialSchema,
  paidPriceSchema,
} from '#core/schemas/catalogue.ts';
import {
  catalogueCountSchema,
  catalogueListQuerySchema,
  searchQuerySchema,
} from '#core/schemas/lists.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/compress-lists.ts';
import { losesOfMaterial } from '../../http/lost-fields.ts';
import { descriptionParameter, lossOf, refuseOutdated } from '../../http/outdated-clients.ts';
import { linkHeader, linkNext, placeOf, placeSchema } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem.ts';
import {
  changedAnswer,
  changedOrOutdatedAnswer,
  createRoute,
  createRouter,
  jsonAnswer,
  jsonBody,
  takenAnswer,
} from '../../http/router.ts';
import { rowParams as params, rowId } from '../../http/row-id.ts';
import type { Pace } from '../../http/row-limits.ts';
import {
  entityTagHeader,
  idempotencyHeader,
  idempotencyKey,
  ifMatchHeader,
  precondition,
  tagged,
} from '../../http/write-headers.ts';
import type { RequireSession, SessionEnv } from '../sessions/session.ts';
import {
  createCatalogueMaterial,
  deleteCatalogueMaterial,
  duplicateCatalogueMaterial,
  replaceCatalogueMaterial,
  restoreCatalogueMaterial,
} from './commands.ts';
import {
  countCatalogue,
  findCatalogueMaterial,
  listCatalogue,
  listMaterialPrices,
} from './queries.ts';

const path = '/api/materials';
const material = (description: string) =>
  jsonAnswer(catalogueMaterialSchema, description, entityTagHeader);

/**
 * The catalogue of materials, open to every plan.
 *
 * @param pace at which a user may create materials
 */
export function catalogueRoutes(db: Database, requireSession: RequireSession, pace: Pace) {
  const middleware = requireSession;

  const refuseOlder = refuseOutdated<SessionEnv, CatalogueMaterial>((c) => {
    const { userId } = c.var;
    const id = knownId({ id: c.req.param('id') ?? '' });
    return db.asUser(userId, (tx) => findCatalogueMaterial(tx, userId, id));
  }, losesOfMaterial);

  const list = createRoute({
    operationId: 'listCatalogue',
    method: 'get',
    path,
    summary: "A page of the user's catalogue of materials, newest first",
    middleware: [requireSession, compressLists] as const,
    request: { query: catalogueListQuerySchema },
    responses: {
      200: jsonAnswer(
        z.object({ materials: z.array(catalogueMaterialSchema) }),
        'The materials',
        linkHeader,
      ),
    },
  });

  const countFound = createRoute({
    operationId: 'countCatalogue',
    method: 'get',
    path: `${path}/count`,
    summary: 'How many materials of the catalogue a search finds',
    middleware,
    request: { query: searchQuerySchema },
    responses: { 200: jsonAnswer(catalogueCountSchema, 'The number') },
  });

  const create = createRoute({
    operationId: 'createCatalogueMaterial',
    method: 'post',
    path,
    summary: 'Add a material to the catalogue',
    middleware,
    request: jsonBody(catalogueMaterialInputSchema),
    parameters: [idempotencyHeader],
    responses: {
      201: material('The material'),
      409: takenAnswer(catalogueMaterialSchema, catalogueMaterialInputSchema),
    },
  });

  const read = createRoute({
    operationId: 'readCatalogueMaterial',
    method: 'get',
    path: `${path}/{id}`,
    summary: 'One material of the catalogue, with its entity tag',
    middleware,
    request: { params },
    responses: { 200: material('The material') },
  });

  const prices = createRoute({
    operationId: 'listMaterialPrices',
    method: 'get',
    path: `${path}/{id}/prices`,
    summary: 'What was paid for a material over time, the newest price first',
    middleware,
    request: { params },
    responses: {
      200: jsonAnswer(z.object({ prices: z.array(paidPriceSchema) }), 'The prices'),
    },
  });

  const replace = createRoute({
    operationId: 'replaceCatalogueMaterial',
    method: 'put',
    path: `${path}/{id}`,
    summary: 'Replace a material of the catalogue',
    middleware: [requireSession, refuseOlder] as const,
    request: { params, ...jsonBody(catalogueMaterialInputSchema) },
    parameters: [ifMatchHeader, descriptionParameter],
    responses: {
      200: material('The material as changed'),
      412: changedOrOutdatedAnswer(catalogueMaterialSchema, catalogueMaterialInputSchema),
    },
  });

  const remove = createRoute({
    operationId: 'deleteCatalogueMaterial',
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'Delete a material of the catalogue; it can be restored',
    middleware,
    request: { params },
    parameters: [ifMatchHeader],
    responses: {
      204: { description: 'Deleted' },
      412: changedAnswer(catalogueMaterialSchema, z.null()),
    },
  });

  const restore = createRoute({
    operationId: 'restoreCatalogueMaterial',
    method: 'post',
    path: `${path}/{id}/restore`,
    summary: 'Undo the deletion of a material',
    middleware,
    request: { params },
    responses: { 200: material('The material') },
  });

  const duplicate = createRoute({
    operationId: 'duplicateCatalogueMaterial',
    method: 'post',
    path: `${path}/{id}/duplicate`,
    summary: 'Add a copy of a material to the catalogue',
    middleware,
    request: { params },
    parameters: [idempotencyHeader],
    refuses: [422],
    responses: {
      201: material('The copy'),
      409: takenAnswer(catalogueMaterialSchema, catalogueMaterialInputSchema),
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
    .openapi(create, async (c) => {
      const key = idempotencyKey(c);
      const created = await createCatalogueMaterial(
        db,
        c.var.userId,
        c.req.valid('json'),
        key,
        pace,
      );
      return c.json(tagged(c, created), 201);
    })
    .openapi(read, async (c) => {
      const { userId } = c.var;
      const id = knownId(c.req.valid('param'));
      const found = await db.asUser(userId, (tx) => findCatalogueMaterial(tx, userId, id));
      if (!found) throw new ProblemError(404, 'catalogue_material_not_found');
      return c.json(tagged(c, found), 200);
    })
    .openapi(prices, async (c) => {
      const { userId } = c.var;
      const id = knownId(c.req.valid('param'));
      const paid = await db.asUser(userId, async (tx) => {
        if (!(await findCatalogueMaterial(tx, userId, id))) return null;
        return await listMaterialPrices(tx, userId, id);
      });
      if (!paid) throw new ProblemError(404, 'catalogue_material_not_found');
      return c.json({ prices: paid }, 200);
    })
    .openapi(replace, async (c) => {
      const id = knownId(c.req.valid('param'));
      const input = c.req.valid('json');
      const caller = { mayReplace: precondition(c), loses: await lossOf(c, losesOfMaterial), pace };
      const replaced = await replaceCatalogueMaterial(db, c.var.userId, id, input, caller);
      return c.json(tagged(c, replaced), 200);
    })
    .openapi(remove, async (c) => {
      const id = knownId(c.req.valid('param'));
      await deleteCatalogueMaterial(db, c.var.userId, id, precondition(c));
      return c.body(null, 204);
    })
    .openapi(restore, async (c) => {
      const id = knownId(c.req.valid('param'));
      return c.json(tagged(c, await restoreCatalogueMaterial(db, c.var.userId, id)), 200);
    })
    .openapi(duplicate, async (c) => {
      const id = knownId(c.req.valid('param'));
      const key = idempotencyKey(c);
      const copy = await duplicateCatalogueMaterial(db, c.var.userId, id, key, pace);
      return c.json(tagged(c, copy), 201);
    });
}

const knownId = (param: z.infer<typeof params>) => rowId(param, 'catalogue_material_not_found');
