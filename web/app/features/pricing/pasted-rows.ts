import Papa from 'papaparse';
import { parseDecimal } from '#core/pricing/parse-decimal.ts';
import { materialFields } from '#core/products/fields.ts';
import { settleNumber } from '#core/products/number-text.ts';
import { emptyMaterial, type MaterialDraft } from '#core/products/product-draft.ts';
import { shortenText } from '#core/text/cut-text.ts';
import { foldText } from '#core/text/fold-text.ts';

export interface PastedRows {
  readonly rows: readonly MaterialDraft[];
  /** How many cells were not taken as they were: cut, rounded, out of bounds or no number. */
  readonly adjusted: number;
}

type Cells = readonly string[];

/**
 * Reads cells copied from a spreadsheet: name, quantity and price, separated by tabs or ';', one
 * material per line. Numbers settle as typed ones do; a header and blank lines are left out.
 *
 * @returns null when the text is an ordinary one, to be pasted as such
 */
export function readPastedRows(text: string): PastedRows | null {
  const lines = readCells(text);
  if (lines.length === 0 || (lines.length === 1 && !isOneRow(text, lines[0] ?? []))) return null;
  const [first = []] = lines;
  const read = (lines.length > 1 && isHeader(first) ? lines.slice(1) : lines).map(readRow);
  return {
    rows: read.map(({ row }) => row),
    adjusted: read.reduce((sum, { adjusted }) => sum + adjusted, 0),
  };
}

function readCells(text: string): Cells[] {
  const options = {
    delimiter: text.includes('\t') ? '\t' : ';',
    skipEmptyLines: 'greedy',
  } as const;
  const quoted = Papa.parse<string[]>(text, options);
  // A name may begin with a quotation mark that quotes no cell.
  const broken = quoted.errors.some(({ type }) => type === 'Quotes');
  const { data } = broken ? Papa.parse<string[]>(text, { ...options, quoteChar: '\0' }) : quoted;
  return data.map((cells) => cells.map((cell) => cell.replace(/[\s\p{Cc}]+/gu, ' ').trim()));
}

/** A single line is a row when it cannot be a name. */
function isOneRow(text: string, [, ...numbers]: Cells): boolean {
  if (text.trim().includes('\t')) return true;
  return numbers.length >= 2 && numbers.slice(0, 2).every((cell) => parseDecimal(cell) !== null);
}

const nameHeader = /^(nome|materia(l|is)|ite(m|ns)|insumos?|descricao|produtos?)\b/;
const numberHeader = /^(qtde?|quant|preco|valor|custo|unit|r\$|total)/;

function isHeader([name = '', ...rest]: Cells): boolean {
  if (rest.some((cell) => /\d/.test(cell))) return false;
  if (rest.some((cell) => numberHeader.test(foldText(cell)))) return true;
  return (
    rest.every((cell) => cell === '') && nameHeader.exec(foldText(name))?.[0] === foldText(name)
  );
}

function readRow(cells: Cells): { row: MaterialDraft; adjusted: number } {
  const [typed = '', second = '', third = ''] = cells;
  // Two columns are name and quantity, unless the second one is in reais.
  const priceOnly = cells.length === 2 && /R\$/i.test(second);
  const name = shortenText(typed, materialFields.name.max);
  const quantity = readNumber('quantity', priceOnly ? '' : withoutUnit(second));
  const unitPrice = readNumber('unitPrice', priceOnly ? second : third);
  const adjusted = [name !== typed, quantity.adjusted, unitPrice.adjusted].filter(Boolean).length;
  return {
    row: { ...emptyMaterial, name, quantity: quantity.text, unitPrice: unitPrice.text },
    adjusted,
  };
}

/** '1,5 m' and '2 un.' are quantities too. */
function withoutUnit(cell: string): string {
  return cell.replace(/(?<=\d)\s*\p{L}+\.?$/u, '');
}

function readNumber(field: 'quantity' | 'unitPrice', cell: string) {
  const { text, note } = settleNumber(materialFields[field], cell);
  return { text, adjusted: note !== null };
}
