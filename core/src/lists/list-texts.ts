import { craftName } from '../choices/crafts.ts';
import type { ProductOrder, ProductOrderKey } from '../choices/product-orders.ts';
import { leftOver } from '../pricing/price-notes.ts';
import { standingLabels } from '../pricing/profitability-labels.ts';
import { verdictOf, wantedBeside } from '../pricing/verdict.ts';
import type { Product } from '../schemas/product.ts';
import { formatHourlyRate } from '../text/formats.ts';
import { labels } from '../text/labels.ts';
import { breakdownOf, standingOfProduct } from './product-figures.ts';

export const listWords = {
  products: 'Produtos',
  showAs: { cards: 'Ver em cartões', rows: 'Ver em lista' },
  aboutStandings: 'O que quer dizer cada estado',
  piece: 'Peça',
  acts: 'Ações',
} as const;

export const detailWords = {
  title: 'Peça',
  list: 'Produtos',
  loading: 'Abrindo a peça…',
  failed: 'Não foi possível abrir a peça',
  stale: 'Não foi possível atualizar: a peça está como da última vez.',
  gone: 'Ela foi excluída ou nunca existiu. O que foi excluído fica na lixeira.',
  toList: 'Ver as peças',
  nextPiece: 'Outra peça',
  left: 'Fica',
  perHour: 'Por hora',
} as const;

/** The columns of the table of products, each with what it is sorted by. */
export const productColumns: readonly { readonly key: ProductOrderKey; readonly head: string }[] = [
  { key: 'name', head: listWords.piece },
  { key: 'price', head: 'Preço' },
  { key: 'cost', head: 'Custo' },
  { key: 'profit', head: labels.profit },
  { key: 'netMargin', head: labels.netMargin },
  { key: 'perHour', head: 'Por hora' },
  { key: 'markup', head: 'Estado' },
];

export const orderLabels: Readonly<Record<ProductOrder, string>> = {
  newest: 'Mais recentes',
  name: 'Nome (A a Z)',
  price: 'Maior preço',
  perHour: 'Maior ganho por hora',
  profit: 'Maior lucro',
  markup: 'Maior margem',
  netMargin: 'Maior margem líquida',
  cost: 'Maior custo',
  'name-reversed': 'Nome (Z a A)',
  'price-reversed': 'Menor preço',
  'perHour-reversed': 'Menor ganho por hora',
  'profit-reversed': 'Menor lucro',
  'markup-reversed': 'Menor margem',
  'netMargin-reversed': 'Menor margem líquida',
  'cost-reversed': 'Menor custo',
};

/**
 * Below the name in a row, at an hourly rate in R$: 'Crochê · R$ 54,27/h', or how a product
 * stands that is not lucrative: 'Margem baixa · R$ 30,31/h'.
 */
export function rowFacts(product: Product, hourlyRate: number): string {
  const standing = standingOfProduct(product, hourlyRate);
  const kind =
    standing === 'lucrative' ? craftName(product.craftCategory) : standingLabels[standing];
  return `${kind} · ${formatHourlyRate(breakdownOf(product, hourlyRate).earnedPerHour)}`;
}

/** Below the price in a row: 'fica R$ 118,21', or what an hour should bring that brings less. */
export const rowOutcome = (product: Product, hourlyRate: number) =>
  hourNote(product, hourlyRate) ?? leftOver(breakdownOf(product, hourlyRate).profit);

/** What a product's price does to who makes it, at an hourly rate in R$ (`verdictOf`). */
export const productVerdict = (product: Product, hourlyRate: number) =>
  verdictOf(judged(product, hourlyRate));

/** Beside the figure of its hour (`wantedBeside`). */
export const hourNote = (product: Product, hourlyRate: number) =>
  wantedBeside(judged(product, hourlyRate));

const judged = (product: Product, hourlyRate: number) => ({
  ...breakdownOf(product, hourlyRate),
  productionTime: product.productionTime,
  hourlyRate,
});
