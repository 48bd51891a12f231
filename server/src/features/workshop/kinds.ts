import { type KindId, plainKinds } from '#core/kinds/kinds.ts';
import { materialsInFile } from './kinds/material.ts';
import { plainInFile } from './kinds/plain.ts';
import { productsInFile } from './kinds/product.ts';
import type { FileKind } from './workshop-rows.ts';

/** How the rows of each kind are kept in a file, and stored many at once. */
export const fileKinds = {
  ...Object.fromEntries(plainKinds.map((kind) => [kind, plainInFile(kind)])),
  product: productsInFile,
  material: materialsInFile,
} as unknown as { readonly [K in KindId]: FileKind<K> };
