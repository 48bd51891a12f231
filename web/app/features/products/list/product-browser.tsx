import { useCallbackRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { formatCount } from '#core/numbers/formats.ts';
import { filterLabels } from '#core/pricing/profitability-labels.ts';
import {
  countByProfitability,
  countFiltered,
  filterProducts,
  searchProducts,
  sortProducts,
} from '#core/products/arrange-products.ts';
import { type Audience, paperWords } from '#core/products/paper-texts.ts';
import { breakdownOf } from '#core/products/product-figures.ts';
import type { ProductOrder } from '#core/products/product-orders.ts';
import { customerOrder, paperColumns } from '#core/products/product-paper.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { useRowsAhead } from '../../../acts/use-acts.ts';
import { forEachWhenIdle } from '../../../ui/browser/when-idle.ts';
import { TrashLink } from '../../../ui/cards/list-links.tsx';
import { useListLook } from '../../../ui/cards/use-list-look.ts';
import { amountColumn, type Column, ListPaper } from '../../../ui/paper/list-paper.tsx';
import { useUser } from '../../session/user-context.ts';
import type { DialogRequest } from '../acts/open-dialog.ts';
import { ProductDialogs } from '../acts/product-dialogs.tsx';
import { useProductView } from '../finding/use-product-view.ts';
import { isUsual, type ProductView } from '../finding/view.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { foundQuery } from '../stored/found-query.ts';
import { ListMenu } from './list-menu.tsx';
import { ProductResults } from './product-results.tsx';
import { ProductToolbar } from './product-toolbar.tsx';

interface ProductBrowserProps {
  readonly products: readonly Product[];
  /** Not yet, while only the newest have come. */
  readonly complete: boolean;
  /** The others could not be read. */
  readonly failed: boolean;
  /** What the user earns per hour today, in R$. */
  readonly hourlyRate: number;
}

export function ProductBrowser({ products, complete, failed, hourlyRate }: ProductBrowserProps) {
  const control = useProductView();
  const { shown, counts, number, narrowed } = useShownProducts(
    products,
    complete,
    control.view,
    hourlyRate,
  );

  // What the order by profit and the cards need, computed before they ask for it.
  useEffect(
    () => forEachWhenIdle(products, (product) => breakdownOf(product, hourlyRate)),
    [products, hourlyRate],
  );

  const [look, setLook] = useListLook('products', products.length);
  const [audience, setAudience] = useState<Audience>('oneself');
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const onOpen = useCallback(
    (what: DialogRequest['what'], product: Product) => setRequest({ what, product }),
    [],
  );
  // The functions stay the same for as long as the list is there, so that typing leaves the cards alone.
  const onClear = useCallbackRef(control.clear);
  const onOrder = useCallbackRef((sort: ProductOrder) => control.change({ sort }));
  return (
    <>
      <ProductToolbar control={control} counts={counts}>
        <ListMenu
          look={look}
          onLook={setLook}
          ready={complete || failed}
          onAudience={setAudience}
        />
      </ProductToolbar>
      <ProductResults
        products={shown}
        narrowed={narrowed}
        number={number}
        hourlyRate={hourlyRate}
        look={look}
        order={control.view.sort}
        onOrder={onOrder}
        onOpen={onOpen}
        onClear={onClear}
      />
      <TrashLink />
      <ProductsPaper
        products={shown}
        hourlyRate={hourlyRate}
        complete={complete}
        view={control.view}
        audience={audience}
      />
      <ProductDialogs
        request={request}
        shown={shown}
        hourlyRate={hourlyRate}
        onClose={() => setRequest(null)}
      />
    </>
  );
}

/**
 * Which of all products show. Where not all are here yet, the server knows; until it has answered,
 * those that are here show.
 */
function useShownProducts(
  products: readonly Product[],
  complete: boolean,
  view: ProductView,
  hourlyRate: number,
) {
  // What is typed shows at once, however many cards follow it.
  const { query, sort, profitability } = useDeferredValue(view);
  const sorted = useMemo(
    () => sortProducts(products, sort, hourlyRate),
    [products, sort, hourlyRate],
  );
  const found = useMemo(() => searchProducts(sorted, query), [sorted, query]);
  const here = useMemo(
    () => filterProducts(found, profitability, hourlyRate),
    [found, profitability, hourlyRate],
  );
  const countsHere = useMemo(() => countByProfitability(found, hourlyRate), [found, hourlyRate]);

  const { data, isPlaceholderData } = useQuery({
    ...foundQuery({ query, sort, profitability }),
    enabled: !complete,
  });
  const there = useRowsAhead(cachedProducts, data?.rows);
  const remote = !complete && data;
  const counts = remote ? remote.counts : countsHere;
  const isAnswered = remote && !isPlaceholderData && query === view.query;
  return {
    shown: remote && there && !isUsual(view) ? there : here,
    counts,
    /** How many there are, here or not; null while that is not known. */
    number: complete || isAnswered ? countFiltered(counts, profitability) : null,
    narrowed: query.trim() !== '' || profitability !== null,
  };
}

interface ProductsPaperProps {
  readonly products: readonly Product[];
  readonly hourlyRate: number;
  readonly complete: boolean;
  readonly view: ProductView;
  readonly audience: Audience;
}

function ProductsPaper(props: ProductsPaperProps) {
  const { products, hourlyRate, complete, view, audience } = props;
  const { name } = useUser();
  const count = formatCount(products.length, 'produto', 'produtos');
  const columns = paperColumns(audience, hourlyRate).map(
    ({ head, text, kind }): Column<Product> => {
      if (kind === 'text') return { head, cell: (product) => <bdi>{text(product)}</bdi> };
      return amountColumn(head, (product) =>
        kind === 'price' ? <b>{text(product)}</b> : text(product),
      );
    },
  );
  const isOwn = audience === 'oneself';
  const filter = view.profitability && filterLabels[view.profitability];
  return (
    <ListPaper
      title={isOwn ? paperWords.products : paperWords.priceList}
      // How the products do is nobody else's business.
      about={{ name, count, search: isOwn ? view.query : '', filter: isOwn ? filter : null }}
      rows={isOwn ? products : customerOrder(products)}
      columns={columns}
      complete={complete}
    />
  );
}
