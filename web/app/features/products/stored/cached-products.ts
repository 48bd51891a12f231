import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Product } from '#core/products/product-schemas.ts';
import type { CachedRows } from '../../../acts/cached-rows.ts';
import { dropRow, editPaged, putRow, type RowEdit, startOver } from '../../../acts/paged-rows.ts';
import { answerOf, api } from '../../../api/client.ts';
import { productQuery } from './product-query.ts';
import { foundKey, productsKey, productsQuery } from './products-query.ts';

/** Lets everything that shows products be read again; a list that is being read goes on. */
async function invalidateProducts(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['products'] }),
    client.invalidateQueries({ queryKey: ['reports'] }),
  ]);
}

/** Shows at once on its own screen what has just been saved there, whichever lists are read by then. */
export const keepSaved = (client: QueryClient, product: Product): void =>
  void client.setQueryData(productQuery(product.id).queryKey, product);

const { queryKey: listKey } = productsQuery;

export const cachedProducts: CachedRows<Product> = {
  key: productsKey,
  notFound: 'product_not_found',
  read: (id, signal) => answerOf(api.products[':id'].$get({ param: { id } }, { init: { signal } })),
  list: (client) => client.getQueryData(listKey)?.rows,
  put(client, product) {
    const { queryKey } = productQuery(product.id);
    client.setQueryData(queryKey, (shown) => shown && product);
    return change(client, putRow(product));
  },
  drop: (client, id) => change(client, dropRow(id)),
  async reload(client) {
    startOver(client, listKey);
    await invalidateProducts(client);
  },
};

async function change(client: QueryClient, edit: RowEdit<Product>): Promise<void> {
  const isWhole = editPaged(client, { list: listKey, found: foundKey }, edit);
  // The list holds the server's own answer then: reading megabytes again would tell nothing new.
  if (!isWhole) return invalidateProducts(client);
  await client.invalidateQueries({ predicate: isAboutThemAll });
}

/** Figures of all products, and not the products themselves. */
function isAboutThemAll({ queryKey: [about, what] }: { queryKey: QueryKey }): boolean {
  if (about === 'reports') return true;
  return about === productsKey[0] && what !== listKey[1] && what !== productQuery('').queryKey[1];
}
