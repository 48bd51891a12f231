import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { cachedCatalogue } from './features/catalogue/stored/cached-catalogue.ts';
import { catalogueQuery } from './features/catalogue/stored/catalogue-query.ts';
import { cachedProducts } from './features/products/stored/cached-products.ts';
import { productsQuery } from './features/products/stored/products-query.ts';

const row = { id: 'a', createdAt: '2026-01-01', updatedAt: '2026-01-01' };

let client: QueryClient;
const isOutdated = (key: QueryKey) => client.getQueryState(key)?.isInvalidated;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(productsQuery.queryKey, { rows: [], complete: true });
  client.setQueryData(catalogueQuery.queryKey, { rows: [], complete: true });
});

test.each([
  {
    kind: 'products',
    key: productsQuery.queryKey,
    put: () => cachedProducts.put(client, row as Product),
    drop: () => cachedProducts.drop(client, row.id),
  },
  {
    kind: 'materials',
    key: catalogueQuery.queryKey,
    put: () => cachedCatalogue.put(client, row as CatalogueMaterial),
    drop: () => cachedCatalogue.drop(client, row.id),
  },
])('one row of the $kind makes no outdated list a fresh one', async ({ key, put, drop }) => {
  await put();
  await drop();
  expect(isOutdated(key)).toBe(false);
  for (const change of [put, drop]) {
    await client.invalidateQueries({ queryKey: key });
    await change();
    expect(isOutdated(key)).toBe(true);
  }
});
