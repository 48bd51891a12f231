import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { kindIds, mapKinds } from '#core/kinds/kinds.ts';
import type { WorkshopProfile } from '#core/schemas/workshop.ts';
import { changeAsUser, type UserChange } from '../../db/change-as-user.ts';
import type { Database, UserId } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { idsOf } from '../../portions.ts';
import { refuseTemplates, storeTemplates } from './kinds/template.ts';
import { storeMovements } from './movements/store-movements.ts';
import { planWorkshop } from './plan-workshop.ts';
import type { ReadWorkshop } from './reading/read-workshop.ts';
import { removeRows, storePlanned } from './store-rows.ts';
import { rememberImport } from './undo-import.ts';

/**
 * @returns what changed, and the id under which it can be taken back
 * @throws ProblemError as storeWorkshop()
 */
export const importWorkshop = (db: Database, userId: UserId, workshop: ReadWorkshop) =>
  changeAsUser(db, userId, async (change) => {
    const { rows, changes } = await storeWorkshop(change, workshop, { restores: false });
    const id = uuidv7();
    await rememberImport(change, id, rows);
    return { id, changes };
  });

/**
 * Stores a workshop's file: its rows are added or changed by their ids. To restore also deletes
 * what the file does not have. The profile is stored only where there are no products
 * (docs/decisions/0201).
 *
 * @throws ProblemError 403 with the numbers when a limit of the plan is exceeded, 422
 *   stock_unit_fixed
 */
export async function storeWorkshop(
  change: UserChange,
  workshop: ReadWorkshop,
  { restores }: { readonly restores: boolean },
) {
  const { tx, userId } = change;
  const plan = await planWorkshop(tx, userId, workshop, restores);
  const { planned, changes, gone, movements, templates } = plan;
  await refuseTemplates(change, templates);
  const going = mapKinds((kind) => gone[kind].length);
  const rows = await storePlanned(change, planned, restores ? 'backup' : 'imported', going);
  await storeMovements(change, movements);
  for (const kind of kindIds) await removeRows(change, kind, gone[kind]);
  await storeTemplates(change, workshop.templates, idsOf(templates.gone));
  if (changes.profile) await storeProfile(change, workshop.profile);
  return { rows, changes };
}

async function storeProfile(
  { tx, userId, now }: UserChange,
  { craftType, hourlyRate, rounding, hourPlan, state, businessType }: WorkshopProfile,
) {
  await tx
    .update(users)
    .set({ craftType, hourlyRate, rounding, hourPlan, state, businessType, updatedAt: now })
    .where(eq(users.id, userId));
}
