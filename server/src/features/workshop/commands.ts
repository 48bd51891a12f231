import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { maxOwnTemplates } from '#core/plans/plans.ts';
import type { WorkshopProfile, WorkshopTemplate } from '#core/schemas/workshop.ts';
import { importLimits } from '#core/workshop/import-limits.ts';
import { changeAsUser, type UserChange } from '../../db/change-as-user.ts';
import type { Database, UserId } from '../../db/database.ts';
import { templates, users } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem.ts';
import { portionsOf } from '../../portions.ts';
import { planWorkshop } from './planning/plan-workshop.ts';
import type { ReadWorkshop } from './reading/read-workshop.ts';
import { notLater } from './storing/row-history.ts';
import { removeChannels, storeChannels } from './storing/store-channels.ts';
import { storeMovements } from './storing/store-movements.ts';
import { removeRows, storeRows } from './storing/store-rows.ts';
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
  const planned = await planWorkshop(tx, userId, workshop, restores);
  const { changes, gone, movements, channels } = planned;
  await refuseTemplates(change, changes.templates.added.count, gone.templates.length);
  await storeChannels(change, channels, gone.channels.length);
  const rows = await storeRows(change, workshop.rows, restores ? 'backup' : 'imported');
  await storeMovements(change, movements);
  await removeRows(change, 'product', gone.products);
  await removeRows(change, 'material', gone.materials);
  await removeChannels(change, gone.channels);
  await storeTemplates(change, workshop.templates);
  await removeTemplates(change, gone.templates);
  if (changes.profile) await storeProfile(change, workshop.profile);
  return { rows, changes };
}

/** @throws ProblemError 403 template_limit_reached, with the numbers */
async function refuseTemplates({ tx, userId }: UserChange, coming: number, going: number) {
  if (coming === 0) return;
  const already = (await tx.$count(templates, eq(templates.userId, userId))) - going;
  if (already + coming <= maxOwnTemplates) return;
  const detail = importLimits.templates({ limit: maxOwnTemplates, already, coming });
  throw new ProblemError(403, 'template_limit_reached', undefined, { detail });
}

async function storeTemplates({ tx, userId, now }: UserChange, sent: readonly WorkshopTemplate[]) {
  for (const portion of portionsOf(sent)) {
    await tx
      .insert(templates)
      .values(
        portion.map(({ createdAt, ...row }) => ({
          ...row,
          userId,
          createdAt: notLater(createdAt, now),
          // The next backup has it.
          updatedAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: [templates.userId, templates.id],
        set: {
          name: sql`excluded.name`,
          craftCategory: sql`excluded.craft_category`,
          content: sql`excluded.content`,
          updatedAt: now,
        },
      });
  }
}

async function removeTemplates({ tx, userId }: UserChange, ids: readonly string[]) {
  for (const portion of portionsOf(ids)) {
    await tx
      .delete(templates)
      .where(and(eq(templates.userId, userId), inArray(templates.id, portion)));
  }
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
