import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { productSchema } from '#core/schemas/product.ts';
import { call } from '../../api/client.ts';

const productsAnswer = z.object({ products: z.array(productSchema) });

/** The user's products, newest first. */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: ({ signal }) => call('/api/products', { answer: productsAnswer, signal }),
  select: (answer) => answer.products,
});
