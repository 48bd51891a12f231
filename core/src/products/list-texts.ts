import { formatPercent } from '../numbers/formats.ts';
import { type Earned, earnedOf, hourStateOf } from '../pricing/earned.ts';
import { earnedWords, perHourText, profitText } from '../pricing/earned-texts.ts';
import { priceLabels } from '../pricing/price-labels.ts';
import { verdictOf } from '../pricing/verdict.ts';
import { breakdownOf } from './product-figures.ts';
import type { ProductOrder, ProductOrderKey } from './product-orders.ts';
import type { Product } from './product-schemas.ts';

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
} as const;

/** The columns of the table of products, each with what it is sorted by. */
export const productColumns: readonly { readonly key: ProductOrderKey; readonly head: string }[] = [
  { key: 'name', head: listWords.piece },
  { key: 'price', head: 'Preço' },
  { key: 'earned', head: earnedWords.earned },
  { key: 'perHour', head: earnedWords.perHour },
  { key: 'profit', head: priceLabels.profit },
  { key: 'netMargin', head: priceLabels.netMargin },
  { key: 'markup', head: 'Estado' },
];

export const orderLabels: Readonly<Record<ProductOrder, string>> = {
  newest: 'Mais recentes',
  name: 'Nome (A a Z)',
  price: 'Maior preço',
  earned: 'Maior ganho',
  perHour: 'Maior ganho por hora',
  profit: 'Maior lucro',
  markup: 'Maior margem',
  netMargin: 'Maior margem líquida',
  cost: 'Maior custo',
  'name-reversed': 'Nome (Z a A)',
  'price-reversed': 'Menor preço',
  'earned-reversed': 'Menor ganho',
  'perHour-reversed': 'Menor ganho por hora',
  'profit-reversed': 'Menor lucro',
  'markup-reversed': 'Menor margem',
  'netMargin-reversed': 'Menor margem líquida',
  'cost-reversed': 'Menor custo',
};

/** What a piece brings at an hourly rate in R$. Work and profit together do not depend on it. */
export const earnedOfProduct = (product: Product, hourlyRate: number): Earned =>
  earnedOf(judged(product, hourlyRate));

/** The facts below the name in a row: 'R$ 24,66 por hora'. */
export const rowFacts = (product: Product, hourlyRate: number): string =>
  perHourText(breakdownOf(product, hourlyRate).earnedPerHour);

/** The facts below what is earned: 'Lucro R$ 13,62 · margem líquida 4,7%'. */
export function profitFacts(product: Product, hourlyRate: number): string {
  const { profit, netMargin } = breakdownOf(product, hourlyRate);
  return `${profitText(profit)} · ${priceLabels.netMargin.toLowerCase()} ${formatPercent(netMargin)}`;
}

/** What a product's price does to who makes it, at an hourly rate in R$ (`verdictOf`). */
export const productVerdict = (product: Product, hourlyRate: number) =>
  verdictOf(judged(product, hourlyRate));

/** The note beside the figure of an hour that brings something, though less than its wish. */
export const hourNote = (product: Product, hourlyRate: number) =>
  hourStateOf(breakdownOf(product, hourlyRate)) === 'unpaid' ? earnedWords.belowWish : null;

const judged = (product: Product, hourlyRate: number) => ({
  ...breakdownOf(product, hourlyRate),
  productionTime: product.productionTime,
  batchSize: product.batchSize,
  hourlyRate,
});
