import { formatDate } from '../dates/time.ts';
import { formatDecimal } from '../numbers/formats.ts';
import { priceLabels } from '../pricing/price-labels.ts';

/** Who a paper is for: a customer reads no cost, no margin, no profit and no hours. */
export type Audience = 'oneself' | 'customer';

export const paperWords = {
  print: 'Imprimir',
  printFor: 'Para quem é a página',
  priceList: 'Lista de preços',
  madeOf: 'Feito à mão com',
  preparing: 'Preparando todas as linhas para imprimir…',
  products: 'Meus produtos',
  materials: 'Meus materiais',
  sheet: 'Ficha do produto',
  openSheet: 'Ficha para imprimir',
  loadingSheet: 'Abrindo a ficha…',
  sheetFailed: 'Não foi possível abrir a ficha',
  incomplete:
    'Só as linhas mais novas: as outras ainda não tinham chegado quando a página foi impressa.',
  name: 'Produto',
  material: 'Material',
  price: 'Preço',
  cost: 'Custo',
  paid: 'Pago',
  batch: 'Rende',
  timeAndRate: 'Tempo',
  costOfPiece: 'Custo de uma peça',
  priceOfPiece: 'Preço de uma peça',
} as const;

export const customerAudience = {
  audience: 'customer',
  title: 'Para o cliente',
  holds: 'Nome, preço e materiais, sem os custos.',
} as const;

export const oneselfAudience = {
  audience: 'oneself',
  title: 'Para mim',
  holds: 'Com os custos, o que você ganha e a margem.',
} as const;

export const audiences = [customerAudience, oneselfAudience] as const;

/** 'Para o cliente' → 'Imprimir para o cliente'. */
export const printLabel = (title: string) => `${paperWords.print} ${title.toLowerCase()}`;

/** '12' → 'Materiais para as 12 peças'. */
export const materialsFor = (batchSize: number) =>
  batchSize > 1
    ? `${priceLabels.materials} para as ${formatDecimal(batchSize)} peças`
    : priceLabels.materials;

interface PrintedList {
  readonly name: string;
  readonly count: string;
  /** What was searched for, or empty. */
  readonly search: string;
  /** The name of what it is narrowed to. */
  readonly filter?: string | null;
  readonly now: number;
}

/** The line under the title of a printed list: 'Ana Souza · 12 produtos · Para revisar · “urso” · 24/11/2026'. */
export function paperLine({ name, count, search, filter, now }: PrintedList): string {
  const searched = search.trim() && `“${search.trim()}”`;
  const printed = formatDate(new Date(now).toISOString());
  return [name.trim(), count, filter, searched, printed].filter(Boolean).join(' · ');
}
