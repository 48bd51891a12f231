import {
  catalogueMaterials,
  channels,
  imports,
  materialPrices,
  materials,
  products,
  repricings,
  rowStates,
  stockMovements,
  templates,
} from './schema.ts';

/**
 * What a person's workshop is in, each before those that its keys lead to. A distributed database has them
 * on many machines, each user's rows together; all other tables are on the one that is asked.
 */
export const workshopTables = [
  stockMovements,
  materials,
  materialPrices,
  products,
  catalogueMaterials,
  rowStates,
  templates,
  repricings,
  imports,
  channels,
] as const;
