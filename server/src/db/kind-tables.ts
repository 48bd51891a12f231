import type { KindId } from '#core/kinds/kinds.ts';
import { catalogueMaterials, channels, customers, products } from './schema.ts';

/** The table of each kind of rows (core/src/kinds/kinds.ts). */
export const kindTables = {
  product: products,
  material: catalogueMaterials,
  channel: channels,
  customer: customers,
} as const satisfies Record<KindId, unknown>;

export type UserRows = (typeof kindTables)[KindId];
