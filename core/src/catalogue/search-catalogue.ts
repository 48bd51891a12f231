import { tidyLine } from '../fields/tidy-text.ts';
import { foldText } from '../search/fold-text.ts';
import { searchedText } from '../search/searched-text.ts';
import { catalogueFields } from './catalogue-fields.ts';
import type { CatalogueMaterial } from './catalogue-schemas.ts';

/** The materials in whose searched fields the query stands; all of them for a blank query. */
export function searchCatalogue(
  materials: readonly CatalogueMaterial[],
  wanted: string,
): readonly CatalogueMaterial[] {
  const term = foldText(tidyLine(wanted));
  if (term === '') return materials;
  return materials.filter((material) => searchedText(catalogueFields, material).includes(term));
}
