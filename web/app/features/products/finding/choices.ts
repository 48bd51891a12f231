import { countFiltered } from '#core/lists/arrange-products.ts';
import { filterLabels } from '#core/pricing/profitability-labels.ts';
import type { ProductCounts, ProductFilter, ProductOrder } from '#core/schemas/lists.ts';

/** What narrows the list by profitability. */
export interface FilterChoice {
  /** Null is all. */
  readonly value: ProductFilter | null;
  /** How many products that match the search there are of each kind. */
  readonly counts: ProductCounts;
  readonly onChange: (value: ProductFilter | null) => void;
}

const filters = [null, 'lucrative', 'attention', 'loss', 'review'] as const;

/** The filters with their names, and how many products each leaves. */
export function filterChoices(counts: ProductCounts) {
  return filters.map((filter) => ({
    filter,
    label: filter ? filterLabels[filter] : 'Todos',
    count: countFiltered(counts, filter),
  }));
}

export const orderChoices: { value: ProductOrder; label: string }[] = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'name', label: 'Nome (A a Z)' },
  { value: 'price', label: 'Maior preço' },
  { value: 'profit', label: 'Maior lucro' },
  { value: 'markup', label: 'Maior margem' },
];
