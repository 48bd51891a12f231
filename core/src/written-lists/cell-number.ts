import { type Decimal, toDecimal } from '../numbers/decimal.ts';
import { parseDecimal } from '../typed/parse-decimal.ts';
import { isUnitWord, wordsOf } from './words.ts';

const unit = /(?<=\d)\s*\/?\s*(\p{L}+[²³]?\.?|R\$)$/iu;

/** The number in a cell, without its unit: '1,5 m' → '1,5', 'R$ 5,00/un.' → 'R$ 5,00'. */
export const numberIn = (cell: string) => (isDash(cell) ? '' : cell.replace(unit, ''));

/** 'R$ -' and '-' are how a spreadsheet writes an amount of zero. */
export const isDash = (cell: string) => /^(?:R\$)?\s*[-–—]?$/i.test(cell);

export const isMoney = (cell: string) => /R\$/i.test(cell);

/** Whether a cell is a number by itself or one of a unit that is known; '3 botões' is a name. */
export function isNumber(cell: string): boolean {
  if (decimalIn(cell) === null) return false;
  const words = wordsOf(unit.exec(cell)?.[1] ?? '');
  return words.every((word) => isUnitWord(word) || word === 'r$' || word === 'real');
}

export function decimalIn(cell: string): Decimal | null {
  const value = parseDecimal(numberIn(cell));
  return value === null ? null : toDecimal(value);
}
