import { z } from 'zod';
import { readyTemplates } from '#core/templates/all-templates.ts';
import {
  templateInputSchema,
  templateQuerySchema,
  templateSchema,
} from '#core/templates/template-schemas.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/answers/compress-lists.ts';
import { createRouter, jsonAnswer, jsonBody } from '../../http/api/router.ts';
import { rowParams as params, rowId } from '../../http/row-calls/row-id.ts';
import { idempotencyHeader, idempotencyKey } from '../../http/row-calls/write-headers.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import { hasFeature, requireFeature } from '../subscriptions/require-feature.ts';
import { createTemplate, removeTemplate } from './commands.ts';
import { listTemplates } from './queries.ts';

const path = '/api/templates';

/**
 * What a new product may begin with: ready pieces of every craft, and the user's own, which stay
 * readable after Pro.
 */
export function templateRoutes(db: Database, requireSession: RequireSession) {
  const proRoute = routesBehind(requireSession, requireFeature('templates'));
  const largeRoute = routesBehind(requireSession, compressLists);

  const list = largeRoute('get', path, {
    operationId: 'listTemplates',
    summary: "The user's own templates and, on Pro, the ready ones, of a craft or of all",
    request: { query: templateQuerySchema },
    responses: { 200: jsonAnswer(z.object({ templates: z.array(templateSchema) }), 'Own first') },
  });

  const create = proRoute('post', path, {
    operationId: 'createTemplate',
    summary: 'Make a template of a product, as it is now',
    request: jsonBody(templateInputSchema),
    parameters: [idempotencyHeader],
    refuses: [404],
    responses: { 201: jsonAnswer(templateSchema, 'The template') },
  });

  const remove = proRoute('delete', `${path}/{id}`, {
    operationId: 'removeTemplate',
    summary: "Remove one of the user's own templates",
    request: { params },
    responses: { 204: { description: 'Removed' } },
  });

  return createRouter<SessionEnv>()
    .openapi(list, async (c) => {
      const { userId } = c.var;
      const { craft } = c.req.valid('query');
      const own = await db.asUser(userId, (tx) => listTemplates(tx, userId, craft));
      const offered = hasFeature(c, 'templates') ? readyTemplates() : [];
      const ready = offered.filter(
        ({ craftCategory }) => craft === undefined || craftCategory === craft,
      );
      return c.json({ templates: [...own, ...ready] }, 200);
    })
    .openapi(create, async (c) => {
      const { productId } = c.req.valid('json');
      const key = idempotencyKey(c);
      return c.json(await createTemplate(db, c.var.userId, productId, key), 201);
    })
    .openapi(remove, async (c) => {
      const id = rowId(c.req.valid('param'), 'template_not_found');
      await removeTemplate(db, c.var.userId, id);
      return c.body(null, 204);
    });
}
