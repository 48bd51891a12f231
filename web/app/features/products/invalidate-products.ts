import type { QueryClient } from '@tanstack/react-query';

/** Call when a product was saved, copied or deleted: everything that shows products asks again. */
export async function invalidateProducts(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['products'] }),
    client.invalidateQueries({ queryKey: ['reports'] }),
  ]);
}
