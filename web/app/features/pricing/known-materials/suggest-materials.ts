import { tidyLine } from '#core/fields/tidy-text.ts';
import { compareText } from '#core/search/compare-text.ts';
import { foldText } from '#core/search/fold-text.ts';

export const mostSuggested = 5;

interface Named {
  readonly name: string;
}

export const inOrderOfNames = (one: Named, other: Named) => compareText(one.name, other.name);

/**
 * The materials that a name half typed may mean, five at most: that of the name, those that begin so,
 * then those with a word that does, then those that have it anywhere.
 *
 * @param compare orders those that are as good; without it they stay in the order that they have
 */
export function suggestMaterials<Material extends Named>(
  materials: readonly Material[],
  typed: string,
  compare: (one: Material, other: Material) => number = () => 0,
): readonly Material[] {
  const wanted = foldText(tidyLine(typed));
  if (wanted === '') return [];
  return materials
    .map((material) => ({ material, rank: rankOf(foldText(material.name), wanted) }))
    .filter(({ rank }) => rank !== null)
    .sort(
      (one, other) =>
        Number(one.rank) - Number(other.rank) || compare(one.material, other.material),
    )
    .slice(0, mostSuggested)
    .map(({ material }) => material);
}

function rankOf(name: string, wanted: string): number | null {
  if (name === wanted) return -1;
  if (name.startsWith(wanted)) return 0;
  if (name.includes(` ${wanted}`)) return 1;
  return wanted.split(/\s+/).every((word) => name.includes(word)) ? 2 : null;
}
