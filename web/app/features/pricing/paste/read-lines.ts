import { draftRowTotal } from '#core/products/draft-price.ts';
import { materialFields } from '#core/products/fields.ts';
import { settleNumber } from '#core/products/number-text.ts';
import { emptyMaterial, type MaterialDraft } from '#core/products/product-draft.ts';
import { readTyped } from '#core/products/read-typed.ts';
import { shortenText } from '#core/text/cut-text.ts';
import { decimalIn, numberIn } from './cell-number.ts';
import type { Cells, Meaning } from './column.ts';
import { unnamedSums } from './pasted-sums.ts';

export interface TakenLine {
  readonly row: MaterialDraft;
  readonly adjusted: number;
  /** The cost in the table, or ''. */
  readonly total: string;
  /** Cells in the place of a number that are none. */
  readonly noNumbers: readonly string[];
}

/** Reads lines as materials; those without a name that add the others up are no materials. */
export function readLines(lines: readonly Cells[], meanings: readonly Meaning[]) {
  const costed = lines.map((cells) => {
    const line = readLine(cells, meanings);
    return { cells, line, isNamed: line.row.name !== '', cost: draftRowTotal(line.row) };
  });
  const sums = unnamedSums(costed);
  const taken = costed.filter((each) => !sums.has(each)).map(({ line }) => line);
  return { taken: taken.filter(isFilled), sums: [...sums].map(({ cells }) => cells) };
}

function readLine(cells: Cells, meanings: readonly Meaning[]): TakenLine {
  const cellOf = (meaning: Meaning) => cells[meanings.indexOf(meaning)] ?? '';
  const typed = cellOf('name');
  const name = shortenText(typed, materialFields.name.max);
  const quantity = settleNumber(materialFields.quantity, numberIn(cellOf('quantity')));
  const unitPrice = settleNumber(materialFields.unitPrice, numberIn(cellOf('unitPrice')));
  const changed = [name !== typed, quantity.note !== null, unitPrice.note !== null];
  return {
    row: { ...emptyMaterial, name, quantity: quantity.text, unitPrice: unitPrice.text },
    adjusted: changed.filter(Boolean).length,
    total: cellOf('total'),
    noNumbers: [
      ...[cellOf('quantity')].filter(isNoAmount),
      ...[cellOf('unitPrice'), cellOf('total')].filter(isNoNumber),
    ],
  };
}

const isNoAmount = (cell: string) =>
  isNoNumber(cell) && readTyped(materialFields.quantity, numberIn(cell)).value === null;

const isNoNumber = (cell: string) => numberIn(cell) !== '' && decimalIn(cell) === null;

const isFilled = ({ row }: TakenLine) =>
  row.name !== '' || row.quantity !== '' || row.unitPrice !== '';
