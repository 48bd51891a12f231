import Papa from 'papaparse';
import { withoutHidden } from '#core/text/tidy-text.ts';
import { isNumber } from './cell-number.ts';
import type { Cells } from './column.ts';
import { isCertainHeadingLine, isHeadingLine, isHeadingOfList } from './headings.ts';
import { isSumLine } from './pasted-sums.ts';

export interface Sheet {
  readonly headings: Cells;
  /** Not all of the lines are below the headings. */
  readonly startsAbove: boolean;
  readonly lines: readonly Cells[];
  /** Lines above the headings. */
  readonly titles: readonly Cells[];
  readonly sums: readonly Cells[];
  readonly width: number;
}

/** Nobody's list of materials is wider; comparing columns with each other takes long. */
const mostColumns = 20;

export function sheetOf(lines: readonly Cells[]): Sheet {
  const top = lines.findIndex(isHeadingLine);
  // A line with a number in it is no title, wherever it stands.
  const isTitle = (line: Cells, index: number) =>
    index < top ? !line.some(isNumber) : isHeadingOfList(line) || (index === 0 && isLead(line));
  const titles = lines.filter(isTitle);
  const below = lines.filter((line, index) => !isTitle(line, index) && !isHeadingLine(line));
  return {
    headings: lines[top] ?? [],
    startsAbove: lines.slice(0, Math.max(0, top)).some((line) => line.some(isNumber)),
    lines: below.filter((line) => !isSumLine(line)),
    titles: titles.filter((line) => !isHeadingOfList(line)),
    sums: below.filter(isSumLine),
    width: Math.max(0, ...below.map((line) => line.length)),
  };
}

/** 'Para o urso:' */
function isLead(cells: Cells): boolean {
  const [only = '', ...others] = cells.filter((cell) => cell !== '');
  return others.length === 0 && only.endsWith(':');
}

export function readCells(text: string): Cells[] {
  if (text.includes('\t')) return parse(text, '\t');
  if (text.includes(';')) return parse(text, ';');
  // A comma is in numbers and names too: it separates only what is under headings.
  const byComma = [', ', ','].map((comma) => parse(text, comma));
  return byComma.find((lines) => lines.some(isCertainHeadingLine)) ?? parse(text, ';');
}

function parse(text: string, delimiter: string): Cells[] {
  const options = { delimiter, skipEmptyLines: 'greedy' } as const;
  const quoted = Papa.parse<string[]>(text, options);
  // A name may begin with a quotation mark that quotes no cell.
  const broken = quoted.errors.some(({ type }) => type === 'Quotes');
  const { data } = broken ? Papa.parse<string[]>(text, { ...options, quoteChar: '\0' }) : quoted;
  return data
    .map((cells) => cells.slice(0, mostColumns).map(plain))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

/** Without line breaks, and without the mark that a message puts before what it lists. */
function plain(cell: string): string {
  const line = withoutHidden(cell)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.replace(/^(?:[•·▪◦*] |[–-] (?=\p{L}))/u, '');
}
