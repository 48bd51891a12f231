import { type Decimal, roundToCents } from '../numbers/decimal.ts';
import { foldText } from '../search/fold-text.ts';
import { amountInText } from '../typed/message-line.ts';
import { decimalIn, isMoney, isNumber, numberIn } from './cell-number.ts';
import type { ColumnId } from './sheet-columns.ts';
import { isUnitWord, wordsOf } from './words.ts';

export type Cells = readonly string[];

export type Meaning =
  | ColumnId
  /** Quantity × price: checked, and never taken as a price. */
  | 'total'
  /** Understood, and of no use: a code, the number of the line. */
  | 'aside'
  | 'unknown';

export interface Column {
  readonly index: number;
  readonly kind: 'text' | 'number' | 'blank';
  readonly filled: Cells;
  /** The number in each line, if any. */
  readonly numbers: readonly (Decimal | null)[];
}

/** No name and no price. */
const date = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2})(?: .*)?$/;

export function columnsOf(lines: readonly Cells[], width: number): Column[] {
  return Array.from({ length: width }, (_, index) => {
    const cells = lines.map((line) => line[index] ?? '');
    const filled = cells.filter((cell) => cell !== '');
    const half = filled.filter(isNumber).length * 2 >= filled.length;
    const isUnused = filled.every((cell) => date.test(cell));
    const kind = isUnused ? 'blank' : half ? 'number' : 'text';
    return { index, kind, filled, numbers: cells.map(decimalIn) };
  });
}

/** Whether every cell is a unit: 'novelo', 'm'. */
export const holdsUnits = ({ filled }: Column) =>
  filled.every((cell) => isUnitWord(foldText(cell)) || wordsOf(cell).every(isUnitWord));

/** Whether cells say how much is in it: '254 m', 'pct c/ 12'. '20 cm' and '12' may be sizes. */
export const holdsContents = ({ filled }: Column) =>
  filled.some((cell) => amountInText(cell) !== null);

export const holdsMoney = ({ filled }: Column) => filled.some(isMoney);

/** Numbers the lines: 1, 2, 3… */
export const countsLines = ({ numbers }: Column) =>
  numbers.every((number, index) => number?.eq(String(index + 1)));

export const holdsWholes = ({ numbers }: Column) =>
  numbers.every((number) => number === null || number.round(0).eq(number));

/** How many numbers of a column without R$ look like prices: all (2), some (1) or none (0). */
export function seemPrices({ filled }: Column): 0 | 1 | 2 {
  const written = filled.map((cell) => /[.,]\d{2}$/.test(numberIn(cell)));
  return written.every(Boolean) ? 2 : written.some(Boolean) ? 1 : 0;
}

/** How many names a column has; of two with as many, the one of longer texts has more. */
export function distinctTexts({ filled }: Column): number {
  const length = filled.reduce((sum, cell) => sum + cell.length, 0) / filled.length;
  return new Set(filled.map(foldText)).size + length / (length + 1);
}

/** Whether one column is the product of two others, to the cent, in every line that has all three. */
export function areProducts(one: Column, other: Column, amounts: Column): boolean {
  const lines = amounts.numbers.flatMap((amount, line) => {
    const [first, second] = [one.numbers[line], other.numbers[line]];
    return first && second && amount ? [{ product: first.times(second), amount }] : [];
  });
  const isEqual = lines.map(({ product, amount }) =>
    roundToCents(product).eq(roundToCents(amount)),
  );
  return isEqual.length > 0 && isEqual.every(Boolean);
}
