import type { QueryClient } from '@tanstack/react-query';

/** Lets everything that shows products be read again; a list that is being read goes on. */
export async function invalidateProducts(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['products'] }),
    client.invalidateQueries({ queryKey: ['reports'] }),
  ]);
}
