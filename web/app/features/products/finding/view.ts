import type { ProductFilter } from '#core/products/product-list-schemas.ts';
import type { ProductOrder } from '#core/products/product-orders.ts';
import { maxSearchLength } from '#core/search/search-length.ts';

export interface ProductView {
  /** The search as typed. */
  readonly query: string;
  readonly sort: ProductOrder;
  /** Only those; null is all. */
  readonly profitability: ProductFilter | null;
}

/** Whether nothing is looked for and the newest come first. */
export const isUsual = ({ query, sort, profitability }: ProductView): boolean =>
  query.trim() === '' && sort === 'newest' && profitability === null;

// The address is for people too: its words are theirs.
const names = { query: 'busca', sort: 'ordem', profitability: 'rentabilidade' } as const;

const sortWords = {
  newest: 'recentes',
  name: 'nome',
  'name-reversed': 'nome-z-a',
  price: 'preco',
  'price-reversed': 'menor-preco',
  cost: 'custo',
  'cost-reversed': 'menor-custo',
  earned: 'ganho',
  'earned-reversed': 'menor-ganho',
  profit: 'lucro',
  'profit-reversed': 'menor-lucro',
  netMargin: 'margem-liquida',
  'netMargin-reversed': 'menor-margem-liquida',
  perHour: 'por-hora',
  'perHour-reversed': 'menor-por-hora',
  markup: 'margem',
  'markup-reversed': 'menor-margem',
} as const satisfies Record<ProductOrder, string>;

const profitabilityWords = {
  lucrative: 'lucrativo',
  attention: 'atencao',
  loss: 'prejuizo',
  review: 'revisar',
} as const satisfies Record<ProductFilter, string>;

/** The view that an address asks for. Values that it does not know count as absent. */
export function readView(search: URLSearchParams): ProductView {
  return {
    query: (search.get(names.query) ?? '').slice(0, maxSearchLength),
    sort: keyOf(sortWords, search.get(names.sort)) ?? 'newest',
    profitability: keyOf(profitabilityWords, search.get(names.profitability)),
  };
}

/** The address of a view. It leaves out usual values and keeps parameters that it does not know. */
export function writeView(search: URLSearchParams, view: ProductView): URLSearchParams {
  const written = new URLSearchParams(search);
  const put = (name: string, value: string) =>
    value === '' ? written.delete(name) : written.set(name, value);
  put(names.query, view.query);
  put(names.sort, view.sort === 'newest' ? '' : sortWords[view.sort]);
  put(names.profitability, view.profitability ? profitabilityWords[view.profitability] : '');
  return written;
}

function keyOf<Key extends string>(words: Record<Key, string>, word: string | null): Key | null {
  const keys = Object.keys(words) as Key[];
  return keys.find((key) => words[key] === word) ?? null;
}
