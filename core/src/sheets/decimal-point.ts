import type { SheetCell } from './cells.ts';

/** '12.50', '0.125', '1,234.5': nobody who writes a decimal comma writes so. '1.500' may be either. */
const pointed = /^(?:\d*\.(?:\d{1,2}|\d{4,})|0?\.\d+|\d{1,3}(?:,\d{3})+\.\d*)$/;
/** '12,50', '0,125', '1.234,5': nobody who writes a decimal point does. */
const commaed = /^(?:\d*,(?:\d{1,2}|\d{4,})|0?,\d+|\d{1,3}(?:\.\d{3})+,\d*)$/;
/** A number of a file with decimal points. */
const number = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/;

/** Whether the numbers of a file have decimal points: some must, and none may have a comma. */
export function usesDecimalPoint(cells: readonly SheetCell[]): boolean {
  const texts = cells.flatMap((cell) => (typeof cell === 'string' ? [digitsOf(cell)] : []));
  return texts.some((text) => pointed.test(text)) && !texts.some((text) => commaed.test(text));
}

/** The number in a cell of such a file, or the cell as it is where it holds none: '1.500' → 1.5. */
export function pointedNumber(cell: SheetCell): SheetCell {
  const text = typeof cell === 'string' ? digitsOf(cell) : '';
  return /\d/.test(text) && number.test(text) ? Number(text.replaceAll(',', '')) : cell;
}

const digitsOf = (cell: string) => cell.replace(/R\$|%|\s/gi, '');
