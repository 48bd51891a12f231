import { roundToCents, toDecimal } from '#core/pricing/decimal.ts';
import { parseDecimal } from '#core/pricing/parse-decimal.ts';
import { draftRowTotal } from '#core/products/draft-price.ts';
import type { MaterialDraft } from '#core/products/product-draft.ts';
import { leftOutNotes, pasteTexts, pasteWarningTexts } from '#core/sheets/paste-texts.ts';
import { decimalIn } from './cell-number.ts';
import { type Cells, columnsOf, type Meaning } from './column.ts';
import { guessMeanings, headedMeanings, type Meanings } from './meanings.ts';
import { readCells, type Sheet, sheetOf } from './pasted-table.ts';
import { readLines, type TakenLine } from './read-lines.ts';

/** A column or a line of a table that is not taken. */
interface LeftOut {
  readonly kind: keyof typeof leftOutNotes;
  /** The heading of a column, or the text of a line. */
  readonly name: string;
  readonly note: string;
}

interface NamedColumn {
  /** Its position in the table. */
  readonly index: number;
  readonly heading: string;
  readonly meaning: Meaning;
}

function leftOutOf(
  columns: readonly NamedColumn[],
  titles: readonly Cells[],
  sums: readonly Cells[],
): LeftOut[] {
  const unused = columns.flatMap(({ meaning: kind, ...column }) =>
    kind === 'total' || kind === 'aside' || kind === 'unknown'
      ? [{ kind, name: column.heading, note: leftOutNotes[kind](column) }]
      : [],
  );
  const linesAs = (kind: 'title' | 'sum', lines: readonly Cells[]) =>
    lines.map((cells) => {
      const name = cells.filter((cell) => cell !== '').join(' ');
      return { kind, name, note: leftOutNotes[kind](name) };
    });
  return [...unused, ...linesAs('title', titles), ...linesAs('sum', sums)];
}

/** Why the rows may not be what is meant, as the user reads it. */
function findPasteWarnings(lines: readonly TakenLine[], unsure: boolean): string[] {
  const namesOf = (some: readonly TakenLine[]) => some.map(({ row }) => row.name);
  const totals = namesOf(lines.filter((line) => !hasItsTotal(line)));
  const noNumbers = lines.flatMap((line) => line.noNumbers);
  const nameless = lines.filter(({ row }) => row.name === '').length;
  const bare = namesOf(lines.filter(({ row }) => row.quantity === '' && row.unitPrice === ''));
  const warnings = [
    unsure && pasteTexts.guessed,
    totals.length > 0 && pasteWarningTexts.totals(totals),
    noNumbers.length > 0 && pasteWarningTexts.noNumbers(noNumbers),
    nameless > 0 && pasteWarningTexts.nameless(nameless),
    // Perhaps headings among lines with numbers.
    bare.length > 0 && bare.length < lines.length && pasteWarningTexts.bare(bare),
  ];
  return warnings.filter((warning) => warning !== false);
}

function hasItsTotal({ row, total }: TakenLine): boolean {
  const amount = decimalIn(total);
  return amount === null || roundToCents(amount).eq(toDecimal(draftRowTotal(row)));
}

export interface PastedRows {
  readonly rows: readonly MaterialDraft[];
  /** How many cells were not taken as they were: cut, rounded, out of bounds or no number. */
  readonly adjusted: number;
}

interface PastedColumn extends NamedColumn {
  /** The first cell that is not blank. */
  readonly sample: string;
}

export interface Pasted extends PastedRows {
  readonly columns: readonly PastedColumn[];
  readonly leftOut: readonly LeftOut[];
  readonly warnings: readonly string[];
  /** The user must see it before it is placed. */
  readonly needsReview: boolean;
  readonly sheet: Sheet;
}

/**
 * Reads cells copied from a spreadsheet or a message, separated by tabs or ';', one material per
 * line. Numbers settle as typed ones do; headings, sums and blank lines are left out.
 *
 * @returns null when the text is an ordinary one, to be pasted as such
 */
export function readPastedRows(text: string): Pasted | null {
  const lines = readCells(text);
  if (lines.length === 0 || (lines.length === 1 && !isOneRow(text, lines[0] ?? []))) return null;
  const sheet = sheetOf(lines);
  const pasted = readAs(sheet, meaningsOf(sheet));
  return pasted.rows.length > 0 ? pasted : null;
}

/** Gives a column another meaning; the column that had that one gets this one's. */
export function withMeaning(pasted: Pasted, index: number, meaning: Meaning): Pasted {
  const { sheet, columns } = pasted;
  const meanings = Array.from<unknown, Meaning>(
    { length: sheet.width },
    (_, at) => columns.find((column) => column.index === at)?.meaning ?? 'unknown',
  );
  const other = isUnique(meaning) ? meanings.indexOf(meaning) : -1;
  if (other >= 0) meanings[other] = meanings[index] ?? 'unknown';
  meanings[index] = meaning;
  return readAs(sheet, { meanings, unsure: false });
}

function meaningsOf({ headings, startsAbove, lines, width }: Sheet): Meanings {
  const columns = columnsOf(lines, width);
  if (headings.length === 0) return guessMeanings(columns);
  const { meanings, unsure } = headedMeanings(headings, columns);
  return { meanings, unsure: unsure || startsAbove };
}

const isUnique = (meaning: Meaning) => meaning !== 'unknown' && meaning !== 'aside';

const mayBeWanted = ({ kind }: LeftOut) => kind === 'sum' || kind === 'unknown';

function readAs(sheet: Sheet, { meanings, unsure }: Meanings): Pasted {
  const columns = columnsOf(sheet.lines, sheet.width)
    .filter(({ kind }) => kind !== 'blank')
    .map(({ index, filled }) => ({
      index,
      heading: sheet.headings[index] ?? '',
      sample: filled[0] ?? '',
      meaning: meanings[index] ?? 'unknown',
    }));
  const { taken, sums } = readLines(sheet.lines, meanings);
  const leftOut = leftOutOf(columns, sheet.titles, [...sheet.sums, ...sums]);
  const warnings = findPasteWarnings(taken, unsure);
  return {
    rows: taken.map(({ row }) => row),
    adjusted: taken.reduce((sum, { adjusted }) => sum + adjusted, 0),
    columns,
    leftOut,
    warnings,
    needsReview: warnings.length > 0 || leftOut.some(mayBeWanted),
    sheet,
  };
}

/** A single line is a row when it cannot be a name. */
function isOneRow(text: string, [, ...numbers]: Cells): boolean {
  if (text.trim().includes('\t')) return true;
  return numbers.length >= 2 && numbers.slice(0, 2).every((cell) => parseDecimal(cell) !== null);
}
