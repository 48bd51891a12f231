import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { kindIds, mapKinds } from '#core/kinds/kinds.ts';
import { areAlike } from '#core/units/unit-types.ts';
import type { WorkshopProfile } from '#core/workshop/workshop-schemas.ts';
import { changeAsUser, type UserChange } from '../../db/change-as-user.ts';
import type { Database, UserId } from '../../db/database.ts';
import { catalogueMaterials, users } from '../../db/schema.ts';
import { idsOf, portionsOf } from '../../portions.ts';
import { addMovements } from '../stock/add-movements.ts';
import type { StoredMovement } from '../stock/answers.ts';
import { reversals } from '../stock/new-movements.ts';
import { otherDimension } from './kinds/material.ts';
import { refuseTemplates, storeTemplates } from './kinds/template.ts';
import { firstOf, type MovementPlan } from './movements/plan-movements.ts';
import { planWorkshop } from './plan-workshop.ts';
import type { ReadWorkshop } from './reading/read-workshop.ts';
import { notLater } from './row-history.ts';
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

/**
 * Stores the movements of a file as planned, when its rows are there.
 *
 * @throws ProblemError 422 stock_unit_fixed when the unit of one has another dimension than its
 *   material's
 */
async function storeMovements(change: UserChange, { added, reversed }: MovementPlan) {
  const { tx, userId, now } = change;
  if (added.length + reversed.length === 0) return;
  await refuseOtherUnits(change, added);
  const rows = [
    ...added.map((movement) => inThePast(movement, now)),
    ...reversed.flatMap((act) => takenBack(firstOf(act), now)),
  ];
  for (const portion of portionsOf(rows)) await addMovements(change, portion);
  // Stored movements are as old as in the file: by this time the next backup knows that something
  // changed.
  await tx.update(users).set({ updatedAt: now }).where(eq(users.id, userId));
}

const inThePast = (movement: StoredMovement, now: Date): StoredMovement => ({
  ...movement,
  happenedAt: notLater(movement.happenedAt, now),
  createdAt: notLater(movement.createdAt, now),
});

/** The reversals of an act, as of the days on which it happened. */
function takenBack(act: readonly StoredMovement[], now: Date): StoredMovement[] {
  const actId = uuidv7();
  return reversals(actId, act[0]?.id ?? '', act).map((reversal, index) => ({
    ...reversal,
    actId,
    note: null,
    happenedAt: act[index]?.happenedAt ?? now,
    createdAt: now,
  }));
}

async function refuseOtherUnits({ tx, userId }: UserChange, added: readonly StoredMovement[]) {
  const settled = new Set(added.flatMap(({ id, reverses }) => (reverses ? [id, reverses] : [])));
  const counting = added.filter(({ id, materialId }) => materialId && !settled.has(id));
  const units = Map.groupBy(counting, ({ materialId }) => materialId ?? '');
  const { id, name, unitType, userId: owner } = catalogueMaterials;
  for (const ids of portionsOf([...units.keys()], 1000)) {
    const found = await tx
      .select({ id, name, unitType })
      .from(catalogueMaterials)
      .where(and(eq(owner, userId), inArray(id, ids)));
    for (const material of found) {
      const isOther = ({ unit }: StoredMovement) => !areAlike(unit ?? '', material.unitType);
      if (units.get(material.id)?.some(isOther)) throw otherDimension(material.name);
    }
  }
}
