import { isBlankRow, type MaterialDraft } from '#core/product-draft/product-draft.ts';
import { rowsPastedToast } from '#core/written-lists/paste-texts.ts';
import type { PastedRows } from '#core/written-lists/pasted-rows.ts';
import { type DraftRow, newRow } from '../draft/draft-rows.ts';

type Rows = readonly DraftRow[];

/** What placing needs of the rows on the form. */
interface RowsOnForm {
  readonly all: Rows;
  readonly limit: { readonly max: number };
  readonly opened: { readonly open: (key: null) => void };
  readonly put: (rows: Rows, message: string, undone: (now: Rows) => Rows) => () => void;
  readonly refuse: () => void;
}

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

/** Puts what was pasted where the cursor is. */
export function placePasted(rows: RowsOnForm, index: number, pasted: PastedRows): void {
  const before = rows.all;
  const { rows: added, adjusted } = pasted;
  const { materials, placed } = placeRows(before, before[index]?.key ?? '', added, rows.limit.max);
  if (placed > 0) {
    const message = rowsPastedToast({ adjusted, placed, total: added.length });
    rows.put(materials, message, (now) => takeRowsBack(now, before, materials));
  }
  // Last: new rows clear the message about them all.
  if (placed < added.length) rows.refuse();
}

/** Takes back the last of many picks: messages of all of them would cover the catalogue. */
let withdrawPick = () => {};

/**
 * Puts a material of the catalogue into the first blank row, or below all; what the piece has of it
 * already becomes more, where it can. The cursor stays where the next one is picked.
 *
 * @param withMore answers null where the row takes no more
 */
export function pickMaterial(
  rows: RowsOnForm,
  material: MaterialDraft,
  message: string,
  withMore: (row: DraftRow) => DraftRow | null,
) {
  const before = rows.all;
  const index = before.findLastIndex(({ materialId }) => materialId === material.materialId);
  const more = before[index] && withMore(before[index]);
  const at = before.find(isBlankRow) ?? before.at(-1);
  const { materials, placed } = more
    ? { materials: before.with(index, more), placed: 1 }
    : placeRows(before, at?.key ?? '', [material], rows.limit.max);
  if (placed === 0) return rows.refuse();
  withdrawPick();
  withdrawPick = rows.put(materials, message, (now) => takeRowsBack(now, before, materials));
  rows.opened.open(null);
}
