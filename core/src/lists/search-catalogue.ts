import type { CatalogueMaterial } from '../schemas/catalogue.ts';
import { foldText } from '../text/fold-text.ts';

/** The materials whose name or category contains the query; all of them for a blank query. */
export function searchCatalogue(
  materials: readonly CatalogueMaterial[],
  wanted: string,
): readonly CatalogueMaterial[] {
  const term = foldText(wanted).trim();
  if (term === '') return materials;
  return materials.filter(({ name, category }) =>
    [name, category ?? ''].some((text) => foldText(text).includes(term)),
  );
}
