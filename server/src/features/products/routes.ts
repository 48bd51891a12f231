import { z } from 'zod';
import { isPriceWithinReach } from '#core/pricing/final-price.ts';
import { computePrice } from '#core/pricing/price.ts';
import {
  productCountsSchema,
  productListQuerySchema,
} from '#core/products/product-list-schemas.ts';
import {
  finalPriceError,
  type Product,
  type ProductContent,
  type ProductInput,
  productInputSchema,
  productSchema,
  productSummarySchema,
} from '#core/products/product-schemas.ts';
import { searchQuerySchema } from '#core/schemas/list-queries.ts';
import type { Database } from '../../db/database.ts';
import { compressLists } from '../../http/answers/compress-lists.ts';
import { createRouter, jsonAnswer } from '../../http/api/router.ts';
import type { Pace } from '../../http/limits/row-limits.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { losesOfProduct } from '../../http/row-calls/lost-fields.ts';
import { linkNext, pageAnswer, placeOf } from '../../http/row-calls/paging.ts';
import { type RowApi, rowRoutes } from '../rows/routes.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import { hourlyRateOf } from '../users/me.ts';
import { productPlaces } from './arranging.ts';
import { productRows } from './commands.ts';
import { countProducts, findLastProduct, listProducts, summarizeProducts } from './queries.ts';

const path = '/api/products';

export const productApi: RowApi<typeof path, Product, ProductContent, ProductInput> = {
  path,
  rows: productRows,
  schema: productSchema,
  inputSchema: productInputSchema,
  operation: 'Product',
  summaries: {
    create: 'Store a product; the server computes its price',
    read: 'One product, with its entity tag',
    replace: 'Replace a product and all its materials; the server computes its price',
    delete: 'Delete a product; it can be restored',
    restore: 'Undo the deletion of a product',
    duplicate: 'Store a copy of a product',
  },
  answers: { created: 'The stored product', stored: 'The product' },
  isLarge: true,
  loses: losesOfProduct,
  refuseBody: refuseHighPrice,
};

/** @param pace at which a user may create products */
export function productRoutes(db: Database, requireSession: RequireSession, pace: Pace) {
  const largeRoute = routesBehind(requireSession, compressLists);
  const route = routesBehind(requireSession);

  const list = largeRoute('get', path, {
    operationId: 'listProducts',
    summary: "A page of the user's products, newest first unless told otherwise",
    request: { query: productListQuerySchema },
    responses: {
      200: pageAnswer(z.object({ products: z.array(productSchema) }), 'The active products'),
    },
  });

  const summary = route('get', `${path}/summary`, {
    operationId: 'summarizeProducts',
    summary: "The user's products at a glance",
    responses: { 200: jsonAnswer(productSummarySchema, 'The figures') },
  });

  const counts = route('get', `${path}/counts`, {
    operationId: 'countProducts',
    summary: 'How many products of each profitability a search finds',
    request: { query: searchQuerySchema },
    responses: { 200: jsonAnswer(productCountsSchema, 'The numbers') },
  });

  return createRouter<SessionEnv>()
    .openapi(list, async (c) => {
      const { user, userId } = c.var;
      const { cursor, ...query } = c.req.valid('query');
      const after = placeOf(productPlaces[query.order], cursor);
      const listing = { ...query, after, hourlyRate: hourlyRateOf(user) };
      const { rows, next } = await db.asUser(userId, (tx) => listProducts(tx, userId, listing));
      linkNext(c, next);
      return c.json({ products: rows }, 200);
    })
    .openapi(summary, async (c) => {
      const { user, userId } = c.var;
      const rate = hourlyRateOf(user);
      const figures = await db.asUser(userId, async (tx) => ({
        ...(await summarizeProducts(tx, userId, rate)),
        last: await findLastProduct(tx, userId),
      }));
      return c.json(figures, 200);
    })
    .openapi(counts, async (c) => {
      const { user, userId } = c.var;
      const { search } = c.req.valid('query');
      const rate = hourlyRateOf(user);
      return c.json(await db.asUser(userId, (tx) => countProducts(tx, userId, search, rate)), 200);
    })
    .route('/', rowRoutes(db, requireSession, pace, productApi));
}

// Fields that came with the highest price.
const fields = ['batchSize', 'rounding', 'chosenPrice'];
const rowFields = ['unit', 'wastePercentage', 'pack', 'materialId'];

/**
 * Refuses a final price above R$ 9.999.999,99. A body without the fields
 * that came with the highest price has its former bounds (0180).
 *
 * @throws ProblemError 422 validation_failed
 */
function refuseHighPrice(body: Readonly<Record<string, unknown>>, input: ProductContent) {
  if (!carriesPriceFields(body) || isPriceWithinReach(computePrice(input).finalPrice)) return;
  throw new ProblemError(422, 'validation_failed', [finalPriceError]);
}

function carriesPriceFields(body: Readonly<Record<string, unknown>>): boolean {
  const rows = Array.isArray(body.materials) ? body.materials : [];
  return namesAny(body, fields) || rows.some((row: object) => namesAny(row, rowFields));
}

const namesAny = (value: object, keys: readonly string[]) => keys.some((key) => key in value);
