import { isBlankRow, type MaterialDraft } from '#core/products/product-draft.ts';
import { type DraftRow, newRow } from '../draft/draft-rows.ts';

type Rows = readonly DraftRow[];

/**
 * Puts new rows where the user is: into the row itself while it is blank, else below it. Blank rows
 * further down give way. What exceeds the limit is left out: `placed` counts the rest.
 */
export function placeRows(
  materials: Rows,
  at: string,
  added: readonly MaterialDraft[],
  limit: number,
): { materials: Rows; placed: number } {
  const index = materials.findIndex(({ key }) => key === at);
  const here = materials[index];
  const fills = here !== undefined && isBlankRow(here);
  const before = materials.slice(0, fills ? index : index + 1);
  const after = materials.slice(index + 1).filter((row) => !isBlankRow(row));
  const fitting = added.slice(0, Math.max(0, limit - before.length - after.length));
  if (fitting.length === 0) return { materials, placed: 0 };
  // The row that is filled stays the same one: the cursor is in it.
  const rows = fitting.map((material, position) =>
    fills && position === 0 ? { ...material, key: at } : newRow(material),
  );
  return { materials: [...before, ...rows, ...after], placed: rows.length };
}

/** The rows without those that were placed; one that was filled, or changed, is as before. */
export function takeRowsBack(materials: Rows, before: Rows, after: Rows): Rows {
  const known = new Map(before.map((row) => [row.key, row]));
  const added = new Set(after.map(({ key }) => key).filter((key) => !known.has(key)));
  const filled = new Set(after.filter((row) => known.get(row.key) !== row).map(({ key }) => key));
  const left = materials
    .filter(({ key }) => !added.has(key))
    .map((row) => (filled.has(row.key) && known.get(row.key)) || row);
  return left.length > 0 ? left : [newRow()];
}

/** Inserts a row. At the limit it replaces the last blank one; without one the answer is null. */
export function insertRow(rows: Rows, row: DraftRow, index: number, limit: number): Rows | null {
  if (rows.length < limit) return rows.toSpliced(index, 0, row);
  const blank = rows.findLastIndex(isBlankRow);
  return blank < 0 ? null : rows.toSpliced(blank, 1).toSpliced(index, 0, row);
}
