import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import {
  countByProfitability,
  countFiltered,
  filterProducts,
  searchProducts,
  sortProducts,
} from '#core/lists/arrange-products.ts';
import type { Product } from '#core/schemas/product.ts';
import { useRowsAhead } from '../../../acts/use-acts.ts';
import { isUsual, type ProductView } from '../finding/view.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { foundQuery } from '../stored/found-query.ts';

/**
 * Which of all products show. Where they are not all here yet, the server says which those are;
 * until it has, those that are here show.
 *
 * @param complete whether `products` are all
 * @param hourlyRate in R$, which the order by profit depends on
 */
export function useShownProducts(
  products: readonly Product[],
  complete: boolean,
  view: ProductView,
  hourlyRate: number,
) {
  // What is typed shows at once, however many cards follow it.
  const query = useDeferredValue(view.query);
  const sort = useDeferredValue(view.sort);
  const profitability = useDeferredValue(view.profitability);
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
  const told = !complete && data;
  const counts = told ? told.counts : countsHere;
  const isAnswered = told && !isPlaceholderData && query === view.query;
  return {
    shown: told && there && !isUsual(view) ? there : here,
    counts,
    /** How many there are, here or not; null while nobody has told. */
    number: complete || isAnswered ? countFiltered(counts, profitability) : null,
    narrowed: query.trim() !== '' || profitability !== null,
  };
}
