import { shortenText } from '../names/cut-text.ts';
import { formatCount } from '../numbers/formats.ts';
import { amountText } from '../pricing/price-text.ts';
import type { MaterialDraft } from '../product-draft/product-draft.ts';
import { knownUnit } from '../product-draft/row-units.ts';
import { parseDecimal } from '../typed/parse-decimal.ts';
import { defaultUnitType } from '../units/unit-types.ts';
import type { PriceDoubt } from './line-cost.ts';

export const pasteTexts = {
  title: 'Confira antes de colar',
  description: 'Veja se entendemos o que você copiou. Nada muda no formulário até você colar.',
  rows: 'O que será colado',
  price: 'Preço',
  total: 'Custa',
  columns: 'O que é cada coluna',
  notes: 'Avisos',
  unused: 'Não usar',
  noName: 'Sem nome',
  chooseUnit: 'Escolha a unidade',
  none: 'Nenhum material: diga qual coluna é o material.',
  refused: 'Corrija aqui, ou depois no formulário.',
  guessed: 'Não temos certeza do que é cada coluna.',
} as const;

/** The question of what a price beside an amount is the price. Amounts come as they are shown. */
export const priceOfTexts = {
  question: ({ price, amount, one }: PriceDoubt) => `${price} é o preço de ${amount} ou de ${one}?`,
  about: (names: readonly string[], count: number) => `Em ${listOf(names, count)}.`,
  of: (amount: string) => `De ${amount}`,
  comesTo: (amount: string, total: string) => `${amount}: ${total}`,
} as const;

/** A line that may mean several things. */
export const readingTexts = {
  question: (text: string) => `Qual é o preço em “${shortenText(text, 80)}”?`,
  more: (others: readonly string[], count: number) =>
    count === 1 ? '' : `Vale também para ${listOf(others, count - 1)}.`,
} as const;

interface ColumnName {
  /** '' where it has none. */
  readonly heading: string;
  /** The column's position from 0. */
  readonly index: number;
}

const dash = '—';

/** '25 g'; a number alone is of single pieces. */
export const pastedAmount = ({ quantity, unit }: MaterialDraft) =>
  quantity === '' || unit === defaultUnitType ? quantity || dash : amountOf(quantity, unit);

/** '18,90', or of a pack '20,00 por 1 kg' */
export function pastedPrice({ byPack, pack, unitPrice }: MaterialDraft): string {
  return byPack ? `${pack.price} por ${amountOf(pack.content, pack.unit)}` : unitPrice || dash;
}

function amountOf(typed: string, unit: string): string {
  const amount = parseDecimal(typed);
  return amount === null ? typed : amountText(amount, knownUnit(unit));
}

export function pasteButton(count: number): string {
  return `Colar ${formatCount(count, 'material', 'materiais')}`;
}

/** 'Qtd (ex.: 2)': a column by its heading and one of its cells, if it has any. */
export function columnLabel(column: ColumnName, sample: string): string {
  return sample === '' ? columnName(column) : `${columnName(column)} (ex.: ${shorten(sample)})`;
}

function columnName({ heading, index }: ColumnName): string {
  return heading === '' ? `Coluna ${index + 1}` : shorten(heading);
}

export function moreRowsNote(count: number): string {
  return `E mais ${formatCount(count, 'linha', 'linhas')}.`;
}

export const leftOutNotes = {
  total: (column: ColumnName) => `${quotedColumn(column)}: é um total, serve só para conferir.`,
  aside: (column: ColumnName) => `${quotedColumn(column)}: não é usada.`,
  unknown: (column: ColumnName) => `${quotedColumn(column)}: fica de fora.`,
  title: (text: string) => `Linha “${shorten(text)}”: fica de fora, não é um material.`,
  sum: (text: string) => `Linha “${shorten(text)}”: fica de fora, é uma soma.`,
} as const;

export const pasteWarningTexts = {
  totals: (names: readonly string[]) =>
    `O total da lista não é quantidade × preço em ${listOf(names)}.`,
  noNumbers: (cells: readonly string[]) =>
    `${cells.length === 1 ? 'Não é número' : 'Não são números'}: ${listOf(cells)}.`,
  nameless: (count: number) =>
    `${formatCount(count, 'linha está sem nome', 'linhas estão sem nome')}.`,
  bare: (names: readonly string[]) => `Sem quantidade nem preço: ${listOf(names)}.`,
} as const;

function quotedColumn(column: ColumnName): string {
  return column.heading === '' ? columnName(column) : `Coluna “${columnName(column)}”`;
}

const mostNamed = 3;

/** '“Fio”, “Lã”, “Fita” e mais 2'. */
function listOf(texts: readonly string[], count = 0): string {
  const distinct = [...new Set(texts)];
  const named = distinct
    .slice(0, mostNamed)
    .map((text) => (text === '' ? pasteTexts.noName : `“${shorten(text)}”`));
  const others = Math.max(distinct.length, count) - named.length;
  const last = others > 0 ? `mais ${others}` : named.pop();
  return [named.join(', '), last].filter(Boolean).join(' e ');
}

function shorten(text: string): string {
  return shortenText(text, 30);
}

interface PastedCounts {
  readonly placed: number;
  readonly total: number;
  readonly adjusted: number;
}

export function rowsPastedToast({ placed, total, adjusted }: PastedCounts): string {
  const some = placed < total ? `${placed} de ${total}` : String(placed);
  const pasted = total === 1 ? '1 material colado.' : `${some} materiais colados.`;
  if (adjusted === 0) return pasted;
  const changed = adjusted === 1 ? '1 valor foi ajustado' : `${adjusted} valores foram ajustados`;
  return `${pasted} ${changed}: confira.`;
}
