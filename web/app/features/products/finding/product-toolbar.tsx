import { useMediaQuery } from '@mantine/hooks';
import { IconArrowsSort, IconFilter } from '@tabler/icons-react';
import { countFiltered } from '#core/lists/arrange-products.ts';
import { filterLabels } from '#core/pricing/profitability-labels.ts';
import type { ProductCounts, ProductFilter, ProductOrder } from '#core/schemas/lists.ts';
import { labels } from '#core/text/labels.ts';
import { IconSelect } from '../../../ui/fields/icon-select.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Choice } from '../../../ui/look/choice.tsx';
import classes from './product-toolbar.module.css';
import type { useProductView } from './use-product-view.ts';

const filterOrder = [null, 'lucrative', 'attention', 'loss', 'review'] as const;

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

export function ProductToolbar({ control, counts }: ProductToolbarProps) {
  const { view, change } = control;
  const wide = useMediaQuery('(min-width: 44em)', undefined, { getInitialValueInEffect: false });
  const filters = filterOrder.map((value) => ({
    value,
    label: value ? filterLabels[value] : 'Todos',
    count: countFiltered(counts, value),
  }));
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
          <Choice
            name="product-profitability"
            legend="Rentabilidade"
            look="pills"
            value={view.profitability}
            options={filters}
            onChange={filter}
          />
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
            options={filters.map(({ value, label, count }) => ({
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
