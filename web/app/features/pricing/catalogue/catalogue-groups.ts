import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { compareText } from '#core/search/compare-text.ts';

const withoutCategory = 'Outros';

/** The catalogue by category, both in alphabetical order; what has no category comes last. */
export function groupByCategory(materials: readonly CatalogueMaterial[]) {
  const groups = Map.groupBy(materials, ({ category }) => category ?? withoutCategory);
  const isLast = (category: string) => Number(category === withoutCategory);
  return [...groups]
    .map(([category, own]) => ({
      category,
      materials: own.toSorted((one, other) => compareText(one.name, other.name)),
    }))
    .sort(
      (one, other) =>
        isLast(one.category) - isLast(other.category) || compareText(one.category, other.category),
    );
}
