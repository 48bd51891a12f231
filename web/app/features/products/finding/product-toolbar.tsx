import { labels } from '#core/messages/labels.ts';
import type { Profitability } from '#core/pricing/profitability.ts';
import type { ProductOrder } from '#core/schemas/lists.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import classes from './product-toolbar.module.css';
import { ProfitabilityChoice } from './profitability-choice.tsx';
import type { useProductView } from './use-product-view.ts';

const sortOptions: { value: ProductOrder; label: string }[] = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'name', label: 'Nome (A a Z)' },
  { value: 'price', label: 'Maior preço' },
  { value: 'profit', label: 'Maior lucro' },
  { value: 'markup', label: 'Maior margem' },
];

interface ProductToolbarProps {
  readonly control: ReturnType<typeof useProductView>;
  /** How many products that match the search there are of each kind. */
  readonly counts: Record<Profitability, number>;
}

/** Searching, sorting and filtering the products. */
export function ProductToolbar({ control, counts }: ProductToolbarProps) {
  const { view } = control;
  return (
    <search className={classes.toolbar}>
      <SearchField
        label="Buscar produtos"
        placeholder="Buscar por nome ou categoria…"
        value={view.query}
        onChange={control.type}
        onSettle={control.settle}
      />
      <ProfitabilityChoice
        value={view.profitability}
        counts={counts}
        onChange={(profitability) => control.change({ profitability })}
      />
      <div className={classes.sort}>
        <SelectField
          id="product-sort"
          label={labels.sortBy}
          labelHidden
          value={view.sort}
          options={sortOptions}
          onChange={(sort) => control.change({ sort: sort as ProductOrder })}
        />
      </div>
    </search>
  );
}
