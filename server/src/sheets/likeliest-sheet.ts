import type { Meaning } from '#core/sheets/column.ts';
import { readTable } from '#core/sheets/table.ts';
import type { UsedSheet } from './used-cells.ts';

/** So many lines show what a sheet holds. */
const shownLines = 200;
const unread: readonly Meaning[] = ['unknown', 'aside', 'total'];

/** The place of the sheet that looks most like a list: of those that are shown, if any does. */
export function likeliestSheet(sheets: readonly UsedSheet[]): number {
  if (sheets.length === 1) return 0;
  const rated = sheets.map(({ isHidden, used }, place) => {
    const rows = [...used.rows(used.columns())].slice(0, shownLines);
    const { columns, unsure } = readTable(rows, {});
    const known = columns.filter(({ meaning }) => !unread.includes(meaning)).length;
    return { place, isHidden, known: unsure ? Math.min(known, 1) : known };
  });
  const lists = rated.filter(({ known }) => known >= 2);
  const open = lists.filter(({ isHidden }) => !isHidden);
  const [best] = (open.length > 0 ? open : lists).toSorted((one, other) => other.known - one.known);
  return (best ?? rated.find(({ isHidden }) => !isHidden) ?? rated[0])?.place ?? 0;
}
