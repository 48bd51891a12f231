import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Fragment, memo, useRef } from 'react';
import { Link } from 'react-router';
import { craftName } from '#core/crafts/crafts.ts';
import { formatCount, formatMoney, formatPercent } from '#core/numbers/formats.ts';
import { offerWords } from '#core/offers/offer-texts.ts';
import { hourStateOf } from '#core/pricing/earned.ts';
import { earnedOfProduct, hourNote, listWords, productColumns } from '#core/products/list-texts.ts';
import { breakdownOf, standingOfProduct } from '#core/products/product-figures.ts';
import { orderKeyOf, orderOf, type ProductOrder } from '#core/products/product-orders.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { sayHours } from '#core/typed/say-hours.ts';
import { cardId, useDrawnPlaces } from '../../../ui/cards/use-drawn-places.ts';
import { Text } from '../../../ui/look/text.tsx';
import { hourTones } from '../../../ui/look/tones.ts';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import type { OpenDialog } from '../acts/open-dialog.ts';
import { ProductMenu } from '../acts/product-menu.tsx';
import { fromList, type ProductItemProps } from '../card/product-card.tsx';
import { ProfitabilityBadge } from '../figures/profitability-badge.tsx';
import classes from './products.module.css';

export const rowHeight = 64;

interface ProductTableProps {
  readonly products: readonly Product[];
  readonly hourlyRate: number;
  readonly order: ProductOrder;
  readonly returnTo: string | null;
  readonly onOpen: OpenDialog;
  readonly onOrder: (order: ProductOrder) => void;
}

/** A table whose rows exist only around the view; the room of the others stays. */
export function ProductTable(props: ProductTableProps) {
  const { products, hourlyRate, order, returnTo, onOpen, onOrder } = props;
  const feed = useRef<HTMLTableSectionElement>(null);
  const layout = { columns: 1, gap: 0, estimate: rowHeight };
  const drawn = useDrawnPlaces({ ...layout, items: products, feed, returnTo });
  const { rows, places, startOf, endOf } = drawn;
  const last = places.at(-1);
  let above = 0;
  return (
    <table className={classes.table} aria-rowcount={products.length + 1} aria-label="Produtos">
      <thead>
        <tr aria-rowindex={1}>
          {productColumns.map(({ key, head }) => (
            <Head key={key} column={key} head={head} order={order} onOrder={onOrder} />
          ))}
          <td>
            <VisuallyHidden>{listWords.acts}</VisuallyHidden>
          </td>
        </tr>
      </thead>
      <tbody ref={feed} {...drawn.handlers}>
        {places.map(({ item, row, isOutOfView }) => {
          const room = startOf(row) - above;
          above = endOf(row);
          return (
            <Fragment key={item.id}>
              {room > 0 && <Room height={room} />}
              <ProductTableRow
                product={item}
                hourlyRate={hourlyRate}
                position={row + 1}
                total={products.length}
                onOpen={onOpen}
                measure={isOutOfView ? undefined : rows.measureElement}
              />
            </Fragment>
          );
        })}
        {last && <Room height={rows.getTotalSize() - endOf(last.row)} />}
      </tbody>
    </table>
  );
}

interface HeadProps extends Pick<ProductTableProps, 'order' | 'onOrder'> {
  readonly column: (typeof productColumns)[number]['key'];
  readonly head: string;
}

function Head({ column, head, order, onOrder }: HeadProps) {
  const sorted = order === 'newest' ? null : orderKeyOf(order);
  const isSorted = sorted?.key === column;
  const isReversed = isSorted && sorted.isReversed;
  const isAscending = (column === 'name') !== isReversed;
  const Arrow = isAscending ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      {...(isSorted && {
        'aria-sort': isAscending ? ('ascending' as const) : ('descending' as const),
      })}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => onOrder(orderOf(column, isSorted && !isReversed))}
      >
        {head}
        <Arrow size={16} aria-hidden data-sorted={isSorted} />
      </button>
    </th>
  );
}

interface ProductTableRowProps extends ProductItemProps {
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
}

const ProductTableRow = memo(function ProductTableRow(props: ProductTableRowProps) {
  const { product, hourlyRate, position, onOpen, measure } = props;
  const { id, name, craftCategory, productionTime, materials } = product;
  const price = breakdownOf(product, hourlyRate);
  const less = hourNote(product, hourlyRate);
  const tone = hourTones[hourStateOf(price)];
  return (
    <tr
      ref={measure}
      id={cardId(id)}
      data-index={position - 1}
      aria-rowindex={position + 1}
      tabIndex={-1}
    >
      <th scope="row">
        <Link {...fromList(id)} prefetch="intent" id={`product-${id}`} className={classes.cover}>
          <bdi>{name}</bdi>
        </Link>
        <Text as="div" size={2} tone="soft" clip>
          {craftName(craftCategory)} · {sayHours(productionTime)} ·{' '}
          {formatCount(materials.length, 'material', 'materiais')}
        </Text>
      </th>
      <td>
        <button type="button" className={classes.price} onClick={() => onOpen('offer', product)}>
          <Text as="span" serif figures>
            {formatMoney(price.finalPrice)}
          </Text>
          <VisuallyHidden>{offerWords.other}</VisuallyHidden>
        </button>
      </td>
      <td>{formatMoney(earnedOfProduct(product, hourlyRate).earned)}</td>
      <td>
        <Text as="strong" tone={tone}>
          {formatMoney(price.earnedPerHour)}
        </Text>
        {less && (
          <Text as="div" size={2} tone={tone}>
            {less}
          </Text>
        )}
      </td>
      <td>
        <Text as="span" tone={tone}>
          {formatMoney(price.profit)}
        </Text>
      </td>
      <td>{formatPercent(price.netMargin)}</td>
      <td>
        <ProfitabilityBadge standing={standingOfProduct(product, hourlyRate)} />
      </td>
      <td>
        <ProductMenu product={product} on="row" onOpen={onOpen} />
      </td>
    </tr>
  );
});

const Room = ({ height }: { readonly height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: there is nothing in it
  <tr aria-hidden="true" style={{ height }}>
    <td colSpan={productColumns.length + 1} />
  </tr>
);
