import { roundToCents, toDecimal } from '#core/pricing/decimal.ts';
import { draftRowTotal } from '#core/products/draft-price.ts';
import { leftOutNotes, pasteTexts, pasteWarningTexts } from '#core/sheets/paste-texts.ts';
import { decimalIn } from './cell-number.ts';
import type { Cells, Meaning } from './column.ts';
import type { TakenLine } from './read-lines.ts';

/** A column or a line of a table that is not taken. */
export interface LeftOut {
  readonly kind: keyof typeof leftOutNotes;
  /** The heading of a column, or the text of a line. */
  readonly name: string;
  readonly note: string;
}

export interface NamedColumn {
  /** Its position in the table. */
  readonly index: number;
  readonly heading: string;
  readonly meaning: Meaning;
}

export function leftOutOf(
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
export function findPasteWarnings(lines: readonly TakenLine[], unsure: boolean): string[] {
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
