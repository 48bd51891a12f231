import Papa from 'papaparse';
import type { Cell, Column } from './sheet.ts';

/** Spreadsheets take what begins like this for a formula, without the marks that keep it from that. */
const formula = /^'*[=+\-@\t\r]/;

/**
 * A CSV as spreadsheets in Brazil open it: ';' between cells, decimal commas, UTF-8 with a mark, CRLF. A
 * text that would be a formula gets an apostrophe before it.
 */
export async function* writeCsv(
  columns: readonly Column[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${lines([columns.map(({ header }) => header)])}`;
  for await (const rows of pages) if (rows.length > 0) yield lines(rows);
}

const lines = (rows: readonly (readonly Cell[])[]) =>
  `${Papa.unparse(
    rows.map((row) => row.map(textOf)),
    { delimiter: ';', newline: '\r\n' },
  )}\r\n`;

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return formula.test(cell) ? `'${cell}` : cell;
}
