import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Database, UserId } from '../../db/database.ts';
import type { Place } from '../../db/user-rows.ts';
import type { Page } from '../../http/row-calls/paging.ts';
import { idsOf, rowsOfPage } from '../../portions.ts';
import { listCatalogue } from '../catalogue/queries.ts';
import type { ProductPlace } from '../products/arranging.ts';
import { listProducts } from '../products/queries.ts';
import { pagesOf } from '../workshop/workshop-rows.ts';
import {
  findStockOfMaterials,
  findStockOfProducts,
  listMovementLines,
  type MovementLine,
  type StockById,
} from './queries.ts';

/** Each is small, and there may be a hundred thousand. */
const movementLimit = 250;

/** A row with its stock; none of a material that is not tracked. */
export type Stocked<Row> = Row & {
  readonly stock: { readonly onHand: number; readonly value: number } | undefined;
};

/** The user's products, a page and a short transaction with each step. */
export const productPages = (db: Database, userId: UserId) =>
  pagesOf<Stocked<Product>, ProductPlace>((after) =>
    db.asUser(userId, async (tx) => {
      const listing = {
        limit: rowsOfPage,
        after,
        search: '',
        order: 'newest',
        hourlyRate: 25,
      } as const;
      const page = await listProducts(tx, userId, listing);
      return withStock(page, await findStockOfProducts(tx, userId, idsOf(page.rows)));
    }),
  );

export const materialPages = (db: Database, userId: UserId) =>
  pagesOf<Stocked<CatalogueMaterial>, Place>((after) =>
    db.asUser(userId, async (tx) => {
      const page = await listCatalogue(tx, userId, { limit: rowsOfPage, after, search: '' });
      return withStock(page, await findStockOfMaterials(tx, userId, idsOf(page.rows)));
    }),
  );

export const movementPages = (db: Database, userId: UserId) =>
  pagesOf<MovementLine, MovementLine>((after) =>
    db.asUser(userId, (tx) => listMovementLines(tx, userId, { limit: movementLimit, after })),
  );

const withStock = <Row extends { readonly id: string }, Place>(
  { rows, next }: Page<Row, Place>,
  stock: StockById,
): Page<Stocked<Row>, Place> => ({
  rows: rows.map((row) => ({ ...row, stock: stock.get(row.id) })),
  next,
});
