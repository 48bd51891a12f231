import { useMediaQuery } from '@mantine/hooks';
import { type Icon, IconArrowsSort } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { filterLabels } from '#core/pricing/profitability-labels.ts';
import { countFiltered } from '#core/products/arrange-products.ts';
import { orderLabels } from '#core/products/list-texts.ts';
import type { ProductCounts } from '#core/products/product-list-schemas.ts';
import { type ProductOrder, productOrders } from '#core/products/product-orders.ts';
import { productLabels } from '#core/products/product-texts.ts';
import fieldClasses from '../../../ui/fields/field.module.css';
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
        label={productLabels.sortBy}
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

interface IconSelectProps {
  readonly id: string;
  readonly label: string;
  readonly Icon: Icon;
  readonly value: string;
  /** The value that needs no mark. */
  readonly usual: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice from the device's own list behind a button of one sign, where there is little room. */
function IconSelect({ id, label, Icon, value, usual, options, onChange }: IconSelectProps) {
  return (
    <span className={fieldClasses.icon} data-chosen={value !== usual || undefined}>
      <Icon size={22} stroke={1.7} aria-hidden />
      <select
        id={id}
        aria-label={label}
        title={label}
        className={fieldClasses.over}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
