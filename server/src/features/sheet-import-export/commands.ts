import { v7 as uuidv7 } from 'uuid';
import type { SheetQuery } from '#core/written-lists/list-import-schemas.ts';
import { changeAsUser } from '../../db/change-as-user.ts';
import type { Database, UserId } from '../../db/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { findImport } from '../workshop/queries.ts';
import { storeRows } from '../workshop/store-rows.ts';
import { rememberImport } from '../workshop/undo-import.ts';
import { planImport } from './plan-import.ts';
import type { SheetFile } from './sheet-file.ts';

/**
 * Stores a sheet's lines, those with errors left out, all of them or nothing.
 *
 * @param key the id of the import; the same call again answers what the first one did
 * @throws ProblemError 403 with the numbers when a limit of the plan is exceeded, 422 sheet_unanswered
 *   when a question of its preview is open
 */
export function importSheet(
  db: Database,
  userId: UserId,
  file: SheetFile,
  query: SheetQuery,
  key: string = uuidv7(),
) {
  return changeAsUser(db, userId, async (change) => {
    const before = await findImport(change.tx, userId, key);
    if (before) return countsOf(key, before.rows);
    const plan = await planImport(change.tx, userId, file, query);
    const { doubts, otherPrices } = plan;
    const isOpen = file.table.unsettled.length > 0 || file.open.some((lines) => !lines.isAnswered);
    if (isOpen || doubts.length + otherPrices.length > 0)
      throw new ProblemError(422, 'sheet_unanswered');
    const rows = await storeRows(change, plan.rows, 'imported');
    await rememberImport(change, key, rows);
    return countsOf(key, rows);
  });
}

const countsOf = (id: string, rows: readonly { readonly before: number | null }[]) => {
  const created = rows.filter(({ before }) => before === null).length;
  return { id, created, updated: rows.length - created };
};
