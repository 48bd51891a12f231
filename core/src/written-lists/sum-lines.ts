import { type Decimal, toDecimal } from '../numbers/decimal.ts';
import { decimalIn } from './cell-number.ts';
import type { Cells } from './column.ts';
import { wordList, wordsOf } from './words.ts';

const sumWords = new Set(wordList('total subtotal soma somatorio somatoria'));

/** Words that may stand beside those: 'Total geral dos materiais (R$):'. */
const besides = new Set([
  ...wordList(
    'sub geral parcial final de do da e a o r$ real centavo pagar valor custo preco gasto',
  ),
  ...wordList('material item insumo produto peca compra usado utilizado pedido nota'),
]);

/** Whether a cell of the line says that it adds others up. */
export const isSumLine = (cells: Cells) =>
  cells.some((cell) => /tota[li]|som[ao]/i.test(cell) && isSumLabel(cell));

function isSumLabel(cell: string): boolean {
  const words = wordsOf(cell).filter((word) => /[^\d]/.test(word));
  return (
    words.some((word) => sumWords.has(word)) &&
    words.every((word) => sumWords.has(word) || besides.has(word))
  );
}

interface Places {
  readonly name: number;
  readonly quantity: number;
  readonly unitPrice: number;
}

/**
 * Finds nameless lines that add the others up: one of their amounts is the others' cost or its
 * column's sum.
 *
 * @param places of the columns, -1 for one that is not there
 */
export function unnamedSums(lines: readonly Cells[], places: Places): ReadonlySet<Cells> {
  const isNamed = (cells: Cells) => (cells[places.name] ?? '') !== '';
  const named = lines.filter(isNamed);
  if (named.length === 0 || named.length === lines.length) return new Set();
  const cost = sumOf(named.map((cells) => costOf(cells, places)));
  const width = Math.max(...lines.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) =>
    sumOf(named.map((cells) => decimalIn(cells[column] ?? '') ?? zero)),
  );
  // A spreadsheet rounds the sum; here each line is rounded.
  const rounding = toDecimal('0.01').times(String(named.length));
  const isSum = (cells: Cells) =>
    !isNamed(cells) &&
    cells.some((cell, column) => {
      const amount = decimalIn(cell);
      if (amount === null || amount.eq('0')) return false;
      return amount.minus(cost).abs().lte(rounding) || amount.eq(columns[column] ?? zero);
    });
  return new Set(lines.filter(isSum));
}

function costOf(cells: Cells, { quantity, unitPrice }: Places): Decimal {
  const [used, price] = [decimalIn(cells[quantity] ?? ''), decimalIn(cells[unitPrice] ?? '')];
  return (used ?? toDecimal('1')).times(price ?? zero);
}

const zero = toDecimal('0');

const sumOf = (amounts: readonly Decimal[]) =>
  amounts.reduce((sum, amount) => sum.plus(amount), zero);
