import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Product } from '#core/schemas/product.ts';
import { invalidateProducts } from './invalidate-products.ts';
import { type ProductListData, productsQuery } from './products-query.ts';

/**
 * Puts a product as the server answered it into the list, in place of the one it had or where its
 * age belongs, and lets everything that depends on the products be read again.
 */
export function storeProduct(client: QueryClient, product: Product): Promise<void> {
  return change(client, (products) => withProduct(products, product));
}

/** Takes a product that the server no longer has out of the list; the rest as above. */
export function forgetProduct(client: QueryClient, id: string): Promise<void> {
  return change(client, (products) => products.filter((product) => product.id !== id));
}

/** A list, newest first, with a product in it, once. */
export function withProduct(products: readonly Product[], product: Product): Product[] {
  const others = products.filter(({ id }) => id !== product.id);
  const older = others.findIndex((other) => isNewer(product, other));
  return others.toSpliced(older < 0 ? others.length : older, 0, product);
}

function isNewer(a: Product, b: Product): boolean {
  return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;
}

async function change(
  client: QueryClient,
  edit: (products: readonly Product[]) => readonly Product[],
): Promise<void> {
  const { queryKey } = productsQuery;
  client.setQueryData(queryKey, (data): ProductListData | undefined =>
    data ? { ...data, products: edit(data.products) } : data,
  );
  // The list holds the server's own answer now: reading megabytes again would tell nothing new,
  // unless an answer from before the change is still on its way.
  const listIsFresh =
    client.getQueryData(queryKey)?.complete === true && client.isFetching({ queryKey }) === 0;
  if (!listIsFresh) return invalidateProducts(client);
  const dependsOnThem = ({ queryKey: [about, what] }: { queryKey: QueryKey }) =>
    (about === queryKey[0] && what !== queryKey[1]) || about === 'reports';
  await client.invalidateQueries({ predicate: dependsOnThem });
}
