import { z } from 'zod';
import { catalogueMaterialInputSchema, catalogueMaterialSchema } from '#core/schemas/catalogue.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/compress-lists.ts';
import { ProblemError } from '../../http/problem.ts';
import {
  createRoute,
  createRouter,
  jsonAnswer,
  jsonBody,
  problemAnswer,
} from '../../http/router.ts';
import type { RequireSession, SessionEnv } from '../../http/session.ts';
import { idempotencyHeader, idempotencyKey } from '../../http/write-headers.ts';
import {
  createCatalogueMaterial,
  deleteCatalogueMaterial,
  duplicateCatalogueMaterial,
  replaceCatalogueMaterial,
} from './commands.ts';
import { listCatalogue } from './queries.ts';

const path = '/api/materials';
const params = z.object({ id: z.string() });
const material = (description: string) => jsonAnswer(catalogueMaterialSchema, description);

/** The catalogue of materials, open to every plan. */
export function catalogueRoutes(db: Database, requireSession: RequireSession) {
  const middleware = requireSession;

  const list = createRoute({
    method: 'get',
    path,
    summary: "The user's catalogue of materials, newest first",
    middleware: [requireSession, compressLists] as const,
    responses: {
      200: jsonAnswer(z.object({ materials: z.array(catalogueMaterialSchema) }), 'The materials'),
      default: problemAnswer,
    },
  });

  const create = createRoute({
    method: 'post',
    path,
    summary: 'Add a material to the catalogue; under the id of a deleted one, undo its deletion',
    middleware,
    request: jsonBody(catalogueMaterialInputSchema),
    parameters: [idempotencyHeader],
    responses: { 201: material('The material'), default: problemAnswer },
  });

  const replace = createRoute({
    method: 'put',
    path: `${path}/{id}`,
    summary: 'Replace a material of the catalogue',
    middleware,
    request: { params, ...jsonBody(catalogueMaterialInputSchema) },
    responses: { 200: material('The material as changed'), default: problemAnswer },
  });

  const remove = createRoute({
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'Delete a material of the catalogue',
    middleware,
    request: { params },
    responses: { 204: { description: 'Deleted' }, default: problemAnswer },
  });

  const duplicate = createRoute({
    method: 'post',
    path: `${path}/{id}/duplicate`,
    summary: 'Add a copy of a material to the catalogue',
    middleware,
    request: { params },
    parameters: [idempotencyHeader],
    responses: { 201: material('The copy'), default: problemAnswer },
  });

  return createRouter<SessionEnv>()
    .openapi(list, async (c) => {
      const { userId } = c.var;
      return c.json({ materials: await db.asUser(userId, (tx) => listCatalogue(tx, userId)) }, 200);
    })
    .openapi(create, async (c) => {
      const key = idempotencyKey(c);
      return c.json(await createCatalogueMaterial(db, c.var.userId, c.req.valid('json'), key), 201);
    })
    .openapi(replace, async (c) => {
      const id = knownId(c.req.valid('param'));
      const input = c.req.valid('json');
      return c.json(await replaceCatalogueMaterial(db, c.var.userId, id, input), 200);
    })
    .openapi(remove, async (c) => {
      await deleteCatalogueMaterial(db, c.var.userId, knownId(c.req.valid('param')));
      return c.body(null, 204);
    })
    .openapi(duplicate, async (c) => {
      const id = knownId(c.req.valid('param'));
      const key = idempotencyKey(c);
      return c.json(await duplicateCatalogueMaterial(db, c.var.userId, id, key), 201);
    });
}

/** What is no id is the id of nothing. */
function knownId({ id }: z.infer<typeof params>): string {
  if (!z.uuid().safeParse(id).success) throw new ProblemError(404, 'catalogue_material_not_found');
  return id.toLowerCase();
}
