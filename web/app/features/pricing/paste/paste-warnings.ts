import { roundToCents, toDecimal } from '#core/pricing/decimal.ts';
import { draftRowTotal } from '#core/products/draft-price.ts';
import { decimalIn } from './cell-number.ts';
import type { Cells, Meaning } from './column.ts';
import type { TakenLine } from './read-lines.ts';

/** Part of a table that is not taken, named by its heading or its text. */
export type LeftOut =
  | {
      readonly kind: 'column';
      readonly meaning: 'total' | 'aside' | 'unknown';
      readonly index: number;
      readonly heading: string;
    }
  | { readonly kind: 'title' | 'sum'; readonly text: string };

/** Why what was read may not be what is meant. */
export type PasteWarning =
  /** Columns without headings may be others. */
  | { readonly kind: 'guessed' }
  /** Names of the lines whose total is not quantity × price. */
  | { readonly kind: 'totals'; readonly names: readonly string[] }
  /** Cells in the place of a number that are none. */
  | { readonly kind: 'noNumbers'; readonly cells: readonly string[] }
  | { readonly kind: 'nameless'; readonly count: number }
  /** Names beside which nothing is written, where others have numbers: perhaps headings. */
  | { readonly kind: 'bare'; readonly names: readonly string[] };

interface NamedColumn {
  readonly index: number;
  readonly heading: string;
  readonly meaning: Meaning;
}

export function leftOutOf(
  columns: readonly NamedColumn[],
  titles: readonly Cells[],
  sums: readonly Cells[],
): LeftOut[] {
  const unused = columns.flatMap(({ index, heading, meaning }): LeftOut[] =>
    meaning === 'total' || meaning === 'aside' || meaning === 'unknown'
      ? [{ kind: 'column', meaning, index, heading }]
      : [],
  );
  return [
    ...unused,
    ...titles.map((cells) => ({ kind: 'title', text: textOf(cells) }) as const),
    ...sums.map((cells) => ({ kind: 'sum', text: textOf(cells) }) as const),
  ];
}

/** Whether it might have been meant to be taken. */
export function needsReview(left: LeftOut): boolean {
  return left.kind === 'sum' || (left.kind === 'column' && left.meaning === 'unknown');
}

export function findPasteWarnings(lines: readonly TakenLine[], unsure: boolean): PasteWarning[] {
  const totals = lines.filter((line) => !hasItsTotal(line)).map(nameOf);
  const noNumbers = lines.flatMap((line) => line.noNumbers);
  const nameless = lines.filter((line) => nameOf(line) === '').length;
  const bare = lines.filter(isBare).map(nameOf);
  const warnings: (PasteWarning | false)[] = [
    unsure && { kind: 'guessed' },
    totals.length > 0 && { kind: 'totals', names: totals },
    noNumbers.length > 0 && { kind: 'noNumbers', cells: noNumbers },
    nameless > 0 && { kind: 'nameless', count: nameless },
    bare.length > 0 && bare.length < lines.length && { kind: 'bare', names: bare },
  ];
  return warnings.filter((warning) => warning !== false);
}

function hasItsTotal({ row, total }: TakenLine): boolean {
  const amount = decimalIn(total);
  return amount === null || roundToCents(amount).eq(toDecimal(draftRowTotal(row)));
}

function isBare({ row }: TakenLine): boolean {
  return row.quantity === '' && row.unitPrice === '';
}

function nameOf({ row }: TakenLine): string {
  return row.name;
}

function textOf(cells: Cells): string {
  return cells.filter((cell) => cell !== '').join(' ');
}
