import { emptyMaterial, isBlankRow, type MaterialDraft } from '#core/products/product-draft.ts';
import { type DraftRow, newRow } from '../draft/draft-rows.ts';

export interface PlacedRows {
  readonly materials: readonly DraftRow[];
  /** How many of the new rows found room. */
  readonly placed: number;
}

/**
 * Puts new rows where the user is: into the row itself while it is blank, else below it. Blank rows
 * further down give way. What exceeds `limit` rows is left out.
 */
export function placeRows(
  materials: readonly DraftRow[],
  at: string,
  added: readonly MaterialDraft[],
  limit: number,
): PlacedRows {
  const index = materials.findIndex(({ key }) => key === at);
  const here = materials[index];
  const fills = here !== undefined && isBlankRow(here);
  const before = materials.slice(0, fills ? index : index + 1);
  const after = materials.slice(index + 1).filter((row) => !isBlankRow(row));
  const room = Math.max(0, limit - before.length - after.length);
  const fitting = added.slice(0, room);
  if (fitting.length === 0) return { materials, placed: 0 };
  // The row that is filled stays the same one: the cursor is in it.
  const rows = fitting.map((material, position) =>
    fills && position === 0 ? { ...material, key: at } : newRow(material),
  );
  return { materials: [...before, ...rows, ...after], placed: rows.length };
}

/** The rows without those that were placed; one that was filled is blank again. */
export function takeRowsBack(
  materials: readonly DraftRow[],
  before: readonly DraftRow[],
  after: readonly DraftRow[],
): readonly DraftRow[] {
  const known = new Map(before.map((row) => [row.key, row]));
  const added = new Set(after.map(({ key }) => key).filter((key) => !known.has(key)));
  const filled = new Set(after.filter((row) => known.get(row.key) !== row).map(({ key }) => key));
  const left = materials
    .filter(({ key }) => !added.has(key))
    .map((row) => (filled.has(row.key) ? { ...emptyMaterial, key: row.key } : row));
  return left.length > 0 ? left : [newRow()];
}
