import { z } from 'zod';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import {
  productCountsSchema,
  productListQuerySchema,
  searchQuerySchema,
} from '#core/schemas/lists.ts';
import {
  type Product,
  productInputSchema,
  productSchema,
  productSummarySchema,
} from '#core/schemas/product.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/compress-lists.ts';
import { losesOfProduct } from '../../http/lost-fields.ts';
import { descriptionParameter, lossOf, refuseOutdated } from '../../http/outdated-clients.ts';
import { linkHeader, linkNext, placeOf } from '../../http/paging.ts';
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
import { productPlaces } from './arranging.ts';
import {
  createProduct,
  deleteProduct,
  duplicateProduct,
  replaceProduct,
  restoreProduct,
} from './commands.ts';
import { carriesPriceFields, refuseHighPrice } from './limits.ts';
import { countProducts, findProduct, listProducts, summarizeProducts } from './queries.ts';

const path = '/api/products';
const product = (description: string) => jsonAnswer(productSchema, description, entityTagHeader);

/** @param pace at which a user may create products */
export function productRoutes(db: Database, requireSession: RequireSession, pace: Pace) {
  const middleware = requireSession;

  const refuseOlder = refuseOutdated<SessionEnv, Product>((c) => {
    const { userId } = c.var;
    const id = knownId({ id: c.req.param('id') ?? '' });
    return db.asUser(userId, (tx) => findProduct(tx, userId, id));
  }, losesOfProduct);

  const list = createRoute({
    operationId: 'listProducts',
    method: 'get',
    path,
    summary: "A page of the user's products, newest first unless told otherwise",
    middleware: [requireSession, compressLists] as const,
    request: { query: productListQuerySchema },
    responses: {
      200: jsonAnswer(
        z.object({ products: z.array(productSchema) }),
        'The active products',
        linkHeader,
      ),
    },
  });

  const summary = createRoute({
    operationId: 'summarizeProducts',
    method: 'get',
    path: `${path}/summary`,
    summary: "The user's products at a glance",
    middleware,
    responses: { 200: jsonAnswer(productSummarySchema, 'The figures') },
  });

  const counts = createRoute({
    operationId: 'countProducts',
    method: 'get',
    path: `${path}/counts`,
    summary: 'How many products of each profitability a search finds',
    middleware,
    request: { query: searchQuerySchema },
    responses: { 200: jsonAnswer(productCountsSchema, 'The numbers') },
  });

  const create = createRoute({
    operationId: 'createProduct',
    method: 'post',
    path,
    summary: 'Store a product; the server computes its price',
    middleware,
    request: jsonBody(productInputSchema),
    parameters: [idempotencyHeader],
    responses: {
      201: product('The stored product'),
      409: takenAnswer(productSchema, productInputSchema),
    },
  });

  const read = createRoute({
    operationId: 'readProduct',
    method: 'get',
    path: `${path}/{id}`,
    summary: 'One product, with its entity tag',
    middleware: [requireSession, compressLists] as const,
    request: { params },
    responses: { 200: product('The product') },
  });

  const replace = createRoute({
    operationId: 'replaceProduct',
    method: 'put',
    path: `${path}/{id}`,
    summary: 'Replace a product and all its materials; the server computes its price',
    middleware: [requireSession, refuseOlder] as const,
    request: { params, ...jsonBody(productInputSchema) },
    parameters: [ifMatchHeader, descriptionParameter],
    responses: {
      200: product('The product as changed'),
      412: changedOrOutdatedAnswer(productSchema, productInputSchema),
    },
  });

  const remove = createRoute({
    operationId: 'deleteProduct',
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'Delete a product; it can be restored',
    middleware,
    request: { params },
    parameters: [ifMatchHeader],
    responses: {
      204: { description: 'Deleted' },
      412: changedAnswer(productSchema, z.null()),
    },
  });

  const restore = createRoute({
    operationId: 'restoreProduct',
    method: 'post',
    path: `${path}/{id}/restore`,
    summary: 'Undo the deletion of a product',
    middleware,
    request: { params },
    responses: { 200: product('The product') },
  });

  const duplicate = createRoute({
    operationId: 'duplicateProduct',
    method: 'post',
    path: `${path}/{id}/duplicate`,
    summary: 'Store a copy of a product',
    middleware,
    request: { params },
    parameters: [idempotencyHeader],
    refuses: [403, 422],
    responses: {
      201: product('The copy'),
      409: takenAnswer(productSchema, productInputSchema),
    },
  });

  return createRouter<SessionEnv>()
    .openapi(list, async (c) => {
      const { user, userId } = c.var;
      const { cursor, ...query } = c.req.valid('query');
      const after = placeOf(productPlaces[query.order], cursor);
      const listing = { ...query, after, hourlyRate: rateOf(user) };
      const { rows, next } = await db.asUser(userId, (tx) => listProducts(tx, userId, listing));
      linkNext(c, next);
      return c.json({ products: rows }, 200);
    })
    .openapi(summary, async (c) => {
      const { user, userId } = c.var;
      const rate = rateOf(user);
      return c.json(await db.asUser(userId, (tx) => summarizeProducts(tx, userId, rate)), 200);
    })
    .openapi(counts, async (c) => {
      const { user, userId } = c.var;
      const { search } = c.req.valid('query');
      const rate = rateOf(user);
      return c.json(await db.asUser(userId, (tx) => countProducts(tx, userId, search, rate)), 200);
    })
    .openapi(create, async (c) => {
      const key = idempotencyKey(c);
      const input = c.req.valid('json');
      if (carriesPriceFields(await c.req.json())) refuseHighPrice(input);
      const created = await createProduct(db, c.var.userId, input, key, pace);
      return c.json(tagged(c, created), 201);
    })
    .openapi(read, async (c) => {
      const { userId } = c.var;
      const id = knownId(c.req.valid('param'));
      const found = await db.asUser(userId, (tx) => findProduct(tx, userId, id));
      if (!found) throw new ProblemError(404, 'product_not_found');
      return c.json(tagged(c, found), 200);
    })
    .openapi(replace, async (c) => {
      const id = knownId(c.req.valid('param'));
      const input = c.req.valid('json');
      const caller = { mayReplace: precondition(c), loses: await lossOf(c, losesOfProduct), pace };
      if (carriesPriceFields(await c.req.json())) refuseHighPrice(input);
      const replaced = await replaceProduct(db, c.var.userId, id, input, caller);
      return c.json(tagged(c, replaced), 200);
    })
    .openapi(remove, async (c) => {
      await deleteProduct(db, c.var.userId, knownId(c.req.valid('param')), precondition(c));
      return c.body(null, 204);
    })
    .openapi(restore, async (c) => {
      const restored = await restoreProduct(db, c.var.userId, knownId(c.req.valid('param')));
      return c.json(tagged(c, restored), 200);
    })
    .openapi(duplicate, async (c) => {
      const id = knownId(c.req.valid('param'));
      const copy = await duplicateProduct(db, c.var.userId, id, idempotencyKey(c), pace);
      return c.json(tagged(c, copy), 201);
    });
}

const rateOf = ({ hourlyRate }: { hourlyRate: number }) => hourlyRate || defaultHourlyRate;

const knownId = (param: z.infer<typeof params>) => rowId(param, 'product_not_found');
