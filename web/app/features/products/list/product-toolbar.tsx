import { useMediaQuery } from '@mantine/hooks';
import { IconArrowsSort } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type ProductOrder, productOrders } from '#core/choices/product-orders.ts';
import { countFiltered } from '#core/lists/arrange-products.ts';
import { orderLabels } from '#core/lists/list-texts.ts';
import { filterLabels } from '#core/pricing/profitability-labels.ts';
import type { ProductCounts } from '#core/schemas/lists.ts';
import { labels } from '#core/text/labels.ts';
import { IconSelect } from '../../../ui/fields/icon-select.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Choice } from '../../../ui/look/choice.tsx';
import type { useProductView } from '../finding/use-product-view.ts';
import classes from './products.module.css';

const filterOrder = [null, 'lucrative', 'attention', 'loss', 'review'] as const;

/** What the table is sorted by besides, each column in both directions. */
const orderChoices = productOrders.filter((order) => !order.endsWith('-reversed'));

interface ProductToolbarProps {
  readonly control: ReturnType<typeof useProductView>;
  readonly counts: ProductCounts;
  /** What is done with the whole list. */
  readonly children: ReactNode;
}

export function ProductToolbar(props: ProductToolbarProps) {
  const { control, counts, children } = props;
  const { view, change } = control;
  const wide = useMediaQuery('(min-width: 44em)', undefined, { getInitialValueInEffect: false });
  const filters = filterOrder.map((value) => ({
    value,
    label: value ? filterLabels[value] : 'Todos',
    count: countFiltered(counts, value),
  }));
  const orders = orderChoices.includes(view.sort) ? orderChoices : [...orderChoices, view.sort];
  return (
    <search className={classes.toolbar}>
      <SearchField
        label="Buscar produtos"
        placeholder={wide ? 'Buscar por nome ou categoria…' : 'Nome ou categoria…'}
        value={view.query}
        onChange={control.type}
        onSettle={control.settle}
      />
      <IconSelect
        id="product-sort"
        label={labels.sortBy}
        Icon={IconArrowsSort}
        value={view.sort}
        usual="newest"
        options={orders.map((value) => ({ value, label: orderLabels[value] }))}
        onChange={(sort) => change({ sort: sort as ProductOrder })}
      />
      {children}
      <Choice
        name="product-profitability"
        legend="Rentabilidade"
        look="pills"
        value={view.profitability}
        options={filters}
        onChange={(profitability) => change({ profitability })}
      />
    </search>
  );
}
