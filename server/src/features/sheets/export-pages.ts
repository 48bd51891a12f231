import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import type { Product } from '#core/schemas/product.ts';
import type { Database, UserId } from '../../db/database.ts';
import type { Place } from '../../db/user-rows.ts';
import type { Page } from '../../http/paging.ts';
import { listCatalogue } from '../catalogue/queries.ts';
import type { ProductPlace } from '../products/arranging.ts';
import { listProducts } from '../products/queries.ts';

const limit = 250;

/** The user's products, a page with each step and a short transaction for each. */
export const productPages = (db: Database, userId: UserId): AsyncGenerator<Product[]> =>
  pagesOf<Product, ProductPlace>((after) =>
    db.asUser(userId, (tx) =>
      listProducts(tx, userId, { limit, after, search: '', order: 'newest', hourlyRate: 25 }),
    ),
  );

/** The same of the catalogue. */
export const materialPages = (db: Database, userId: UserId): AsyncGenerator<CatalogueMaterial[]> =>
  pagesOf<CatalogueMaterial, Place>((after) =>
    db.asUser(userId, (tx) => listCatalogue(tx, userId, { limit, after, search: '' })),
  );

async function* pagesOf<Row, Place>(
  read: (after: Place | undefined) => Promise<Page<Row, Place>>,
): AsyncGenerator<Row[]> {
  let after: Place | undefined;
  for (;;) {
    const { rows, next } = await read(after);
    yield rows;
    if (next === null) return;
    after = next;
  }
}
