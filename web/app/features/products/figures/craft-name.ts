import { craftCategories } from '#core/catalogues/craft-categories.ts';

/** The name of a craft by its id, for example 'croche' → 'Crochê'. */
export function craftName(id: string): string {
  return craftCategories.find((craft) => craft.id === id)?.name ?? id;
}
