import { catalogueFields } from '../products/fields.ts';
import type { CatalogueMaterial } from '../schemas/catalogue.ts';
import { foldText } from '../text/fold-text.ts';
import { tidyLine } from '../text/tidy-text.ts';
import { searchedText } from './searched-text.ts';

/** The materials in whose searched fields the query stands; all of them for a blank query. */
export function searchCatalogue(
  materials: readonly CatalogueMaterial[],
  wanted: string,
): readonly CatalogueMaterial[] {
  const term = foldText(tidyLine(wanted));
  if (term === '') return materials;
  return materials.filter((material) => searchedText(catalogueFields, material).includes(term));
}
