import { z } from 'zod';
import { productInputSchema, productSchema } from '#core/schemas/product.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../http/problem.ts';
import {
  createRoute,
  createRouter,
  jsonAnswer,
  jsonBody,
  problemAnswer,
} from '../../http/router.ts';
import type { RequireSession, SessionEnv } from '../../http/session.ts';
import { createProduct } from './commands.ts';
import { findProduct, listProducts } from './queries.ts';

const path = '/api/products';

export function productRoutes(db: Database, requireSession: RequireSession) {
  const middleware = requireSession;

  const list = createRoute({
    method: 'get',
    path,
    summary: "The user's products, newest first",
    middleware,
    responses: {
      200: jsonAnswer(z.object({ products: z.array(productSchema) }), 'All active products'),
      default: problemAnswer,
    },
  });

  const create = createRoute({
    method: 'post',
    path,
    summary: 'Store a product; the server computes its price',
    middleware,
    request: jsonBody(productInputSchema),
    responses: { 201: jsonAnswer(productSchema, 'The stored product'), default: problemAnswer },
  });

  const read = createRoute({
    method: 'get',
    path: `${path}/{id}`,
    summary: 'One product',
    middleware,
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: jsonAnswer(productSchema, 'The product'), default: problemAnswer },
  });

  return createRouter<SessionEnv>()
    .openapi(list, async (c) => {
      const { userId } = c.var;
      return c.json({ products: await db.asUser(userId, (tx) => listProducts(tx, userId)) }, 200);
    })
    .openapi(create, async (c) => {
      return c.json(await createProduct(db, c.var.userId, c.req.valid('json')), 201);
    })
    .openapi(read, async (c) => {
      const { userId } = c.var;
      const { id } = c.req.valid('param');
      const known = z.uuid().safeParse(id).success;
      const product = known && (await db.asUser(userId, (tx) => findProduct(tx, userId, id)));
      if (!product) throw new ProblemError(404, 'product_not_found');
      return c.json(product, 200);
    });
}
