import type { RefusedCell } from '#core/written-lists/pasted-rows.ts';
import { fieldOfColumn } from '#core/written-lists/sheet-columns.ts';

/** A cell as it was refused first, and what stands in its place since. */
export interface MendedCell extends RefusedCell {
  readonly typed: string;
}

const isSame = (one: RefusedCell, other: RefusedCell) =>
  one.line === other.line && one.column === other.column;

export const withMendedCell = (
  mended: readonly MendedCell[],
  cell: RefusedCell,
  typed: string,
): MendedCell[] => [...mended.filter((each) => !isSame(each, cell)), { ...cell, typed }];

const order = [...fieldOfColumn.keys()];

/**
 * What is refused and what was mended, by line, each in its place whatever becomes of it. The message of a
 * cell that is right is ''.
 */
export function linesToMend(
  refused: readonly RefusedCell[],
  mended: readonly MendedCell[],
): MendedCell[][] {
  const right = mended.filter((cell) => !refused.some((each) => isSame(each, cell)));
  const wrong = refused.map((cell) => {
    const { text, typed } = mended.find((each) => isSame(each, cell)) ?? {
      ...cell,
      typed: cell.text,
    };
    return { ...cell, text, typed };
  });
  const sorted = [...wrong, ...right.map((cell) => ({ ...cell, message: '' }))].toSorted(
    (one, other) =>
      one.line - other.line || order.indexOf(one.column) - order.indexOf(other.column),
  );
  return [...Map.groupBy(sorted, ({ line }) => line).values()];
}
