import { withoutSenders } from '../typed/line-grammar.ts';
import { isNumber } from './cell-number.ts';
import { isCertainHeadingLine } from './headings.ts';
import { isBlankCell, type RawLine } from './raw-line.ts';

/** What keeps a text from being taken for a formula: `write-csv.ts`. */
const beforeFormula = /^'(?='*[=+\-@\t\r])/;

/** So much of a text tells what separates its cells. */
const sample = { characters: 50_000, lines: 50 } as const;

const separators = ['\t', ';', '|'] as const;
const commas = [', ', ','] as const;

/**
 * The lines of a text that was copied, or saved as CSV, in cells; blank lines are left out, and count. A
 * quotation mark that quotes no whole cell is one of its letters. `sep=;` above it all names the sign.
 */
export function cellsOfText(text: string): RawLine[] {
  const [first, named] = /^\uFEFF?sep=(.)(?=\r?\n|\r)/i.exec(text) ?? [];
  const written = first === undefined ? text.replace(/^\uFEFF/, '') : text.slice(first.length);
  const below = withoutSenders(written);
  const separator = named ?? separatorOf(below);
  const lines = split(below, separator);
  const width = separator.startsWith(',') ? lines.find(isCertainHeadingLine)?.length : undefined;
  return lines
    .map((cells, index) => ({ line: index + 1, cells: width ? withDecimals(cells, width) : cells }))
    .filter(({ cells }) => !cells.every(isBlankCell));
}

function separatorOf(text: string): string {
  const lines = text.slice(0, sample.characters).split(/\r\n?|\n/, sample.lines);
  const head = lines.filter((line) => line.trim() !== '');
  const readBy = (separator: string) => split(head.join('\n'), separator);
  const isMostly = (separator: (typeof separators)[number]) => {
    const wide = readBy(separator).filter((cells) => cells.length > 1).length;
    return wide >= 2 || wide * 2 >= head.length;
  };
  const sure = separators.find((each) => text.includes(each) && isMostly(each));
  if (sure !== undefined) return sure;
  // A comma is in numbers and names too.
  const headed = commas.find((comma) => readBy(comma).some(isCertainHeadingLine));
  return headed ?? (separates(readBy(','), head) ? ',' : ';');
}

/** Whether commas make columns of which one holds numbers, and are no decimal commas. */
function separates(lines: readonly (readonly string[])[], written: readonly string[]): boolean {
  const [{ length } = { length: 0 }] = lines;
  if (length < 2 || lines.some((cells) => cells.length !== length)) return false;
  const decimal = written.filter((line) => /\d,\d{1,2}(?!\d|\.\d)/.test(line)).length;
  if (decimal * 2 >= written.length) return false;
  return Array.from({ length }, (_, at) => at).some(
    (at) => lines.slice(1).every((cells) => isNumber(cells[at] ?? '')) && lines.length > 1,
  );
}

/**
 * The cells of a line with more of them than headings, because a decimal comma was taken for a separator:
 * 'Linha', '22', '90'. Where several commas may be the decimal one, its numbers are one cell that is none.
 */
function withDecimals(cells: readonly string[], width: number): readonly string[] {
  const ways = joinings(cells, cells.findLastIndex((cell) => cell.trim() !== '') + 1 - width);
  const [only, ...others] = ways;
  if (others.length === 0) return only ?? cells;
  const first = cells.findIndex((cell) => /^\s*(?:R\$\s*)?\d+\s*$/i.test(cell));
  return [...cells.slice(0, first), cells.slice(first).join(',')];
}

/** All ways to join so many pairs of cells to decimals. */
function joinings(cells: readonly string[], count: number, from = 0): string[][] {
  if (count === 0) return [[...cells]];
  if (count < 0) return [];
  return cells.slice(from, -1).flatMap((cell, place) => {
    const at = from + place;
    const behind = cells[at + 1] ?? '';
    const areOne = /^\s*(?:R\$\s*)?[\d.]+$/i.test(cell) && /^\d{1,2}(?!\d)/.test(behind);
    const joined = cells.toSpliced(at, 2, `${cell},${behind}`);
    return areOne ? joinings(joined, count - 1, at + 1) : [];
  });
}

function split(text: string, separator: string): string[][] {
  const lines: string[][] = [[]];
  for (let at = 0; at <= text.length; ) {
    const quoted = text[at] === '"' ? endOfQuoted(text, at, separator) : null;
    const end = quoted ?? endOfPlain(text, at, separator);
    const cell = text.slice(at, end);
    const written = quoted === null ? cell : cell.slice(1, -1).replaceAll('""', '"');
    lines.at(-1)?.push(written.replace(beforeFormula, ''));
    if (text.startsWith(separator, end)) {
      at = end + separator.length;
      continue;
    }
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (at <= text.length) lines.push([]);
  }
  return lines;
}

/** The index behind the mark that closes a cell, or null where it would close in the middle of one. */
function endOfQuoted(text: string, start: number, separator: string): number | null {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  const end = at + 1;
  const isWhole = end === text.length || isLineEnd(text[end]) || text.startsWith(separator, end);
  return at >= 0 && isWhole ? end : null;
}

function endOfPlain(text: string, start: number, separator: string): number {
  let at = start;
  while (at < text.length && !isLineEnd(text[at]) && !text.startsWith(separator, at)) at += 1;
  return at;
}

const isLineEnd = (letter: string | undefined) => letter === '\n' || letter === '\r';
