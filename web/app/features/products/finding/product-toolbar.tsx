import { useMediaQuery } from '@mantine/hooks';
import { IconArrowsSort, IconFilter } from '@tabler/icons-react';
import { countFiltered } from '#core/lists/arrange-products.ts';
import { filterLabels } from '#core/pricing/profitability-labels.ts';
import type { ProductCounts, ProductFilter, ProductOrder } from '#core/schemas/lists.ts';
import { formatDecimal } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { IconSelect } from '../../../ui/fields/icon-select.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { VisuallyHidden } from '../../../ui/notes/visually-hidden.tsx';
import classes from './product-toolbar.module.css';
import type { useProductView } from './use-product-view.ts';

/** What narrows the list by profitability. */
interface FilterChoice {
  /** Null is all. */
  readonly value: ProductFilter | null;
  /** How many products that match the search there are of each kind. */
  readonly counts: ProductCounts;
  readonly onChange: (value: ProductFilter | null) => void;
}

const filters = [null, 'lucrative', 'attention', 'loss', 'review'] as const;

/** The filters with their names, and how many products each leaves. */
function filterChoices(counts: ProductCounts) {
  return filters.map((filter) => ({
    filter,
    label: filter ? filterLabels[filter] : 'Todos',
    count: countFiltered(counts, filter),
  }));
}

const orderChoices: { value: ProductOrder; label: string }[] = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'name', label: 'Nome (A a Z)' },
  { value: 'price', label: 'Maior preço' },
  { value: 'profit', label: 'Maior lucro' },
  { value: 'markup', label: 'Maior margem' },
];

interface ProductToolbarProps {
  readonly control: ReturnType<typeof useProductView>;
  readonly counts: ProductCounts;
}

const all = 'all';

/** Searching, sorting and filtering the products: in one row on a small screen. */
export function ProductToolbar({ control, counts }: ProductToolbarProps) {
  const { view, change } = control;
  const wide = useMediaQuery('(min-width: 44em)', undefined, { getInitialValueInEffect: false });
  const filter = (profitability: ProductFilter | null) => change({ profitability });
  const order = {
    id: 'product-sort',
    label: labels.sortBy,
    value: view.sort,
    options: orderChoices,
    onChange: (sort: string) => change({ sort: sort as ProductOrder }),
  };
  return (
    <search className={classes.toolbar}>
      <SearchField
        label="Buscar produtos"
        placeholder={wide ? 'Buscar por nome ou categoria…' : 'Nome ou categoria…'}
        value={view.query}
        onChange={control.type}
        onSettle={control.settle}
      />
      {wide ? (
        <>
          <ProfitabilityChoice value={view.profitability} counts={counts} onChange={filter} />
          <SelectField {...order} labelHidden />
        </>
      ) : (
        <>
          <IconSelect
            id="product-profitability"
            label="Rentabilidade"
            Icon={IconFilter}
            value={view.profitability ?? all}
            usual={all}
            options={filterChoices(counts).map(({ filter: value, label, count }) => ({
              value: value ?? all,
              label: `${label} (${count})`,
            }))}
            onChange={(value) => filter(value === all ? null : (value as ProductFilter))}
          />
          <IconSelect {...order} Icon={IconArrowsSort} usual="newest" />
        </>
      )}
    </search>
  );
}

/** Which products to show by their profitability, and how many of each there are. */
function ProfitabilityChoice({ value, counts, onChange }: FilterChoice) {
  return (
    <fieldset className={classes.choice}>
      <VisuallyHidden as="legend">Rentabilidade</VisuallyHidden>
      {filterChoices(counts).map(({ filter, label, count }) => (
        <label key={filter} className={classes.option}>
          <input
            type="radio"
            name="product-profitability"
            className={classes.radio}
            checked={filter === value}
            onChange={() => onChange(filter)}
          />
          {label}
          <span className={classes.count}>{formatDecimal(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
