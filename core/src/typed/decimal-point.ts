/** '12.50', '0.125', '1,234.5': nobody who writes a decimal comma writes so. '1.500' may be either. */
const pointed = /^(?:\d*\.(?:\d{1,2}|\d{4,})|0?\.\d+|\d{1,3}(?:,\d{3})+\.\d*)$/;
/** '12,50', '0,125', '1.234,5': nobody who writes a decimal point does. */
const commaed = /^(?:\d*,(?:\d{1,2}|\d{4,})|0?,\d+|\d{1,3}(?:\.\d{3})+,\d*)$/;
/** A number of a file with decimal points, wherever it stands in a cell: 'R$ 1,234.50', '1.5 kg'. */
const number = /(?<![\d.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.?\d+)(?![\d.,])/g;

/** Whether the numbers of a file have decimal points: some must, and none may have a comma. */
export function usesDecimalPoint(cells: readonly unknown[]): boolean {
  const numbers = cells.flatMap((cell) =>
    typeof cell === 'string' ? (cell.match(/[\d.,]*\d/g) ?? []) : [],
  );
  return numbers.some((text) => pointed.test(text)) && !numbers.some((text) => commaed.test(text));
}

/** A cell of such a file as it is written here: '1.500 kg' → '1,500 kg', '1,234.50' → '1234,50'. */
export function withDecimalComma<Cell>(cell: Cell): Cell | string {
  if (typeof cell !== 'string') return cell;
  return cell.replace(number, (text) => text.replaceAll(',', '').replace('.', ','));
}
