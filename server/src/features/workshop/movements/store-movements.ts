import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { areAlike } from '#core/choices/unit-types.ts';
import type { UserChange } from '../../../db/change-as-user.ts';
import { catalogueMaterials, users } from '../../../db/schema.ts';
import { portionsOf } from '../../../portions.ts';
import { addMovements } from '../../stock/add-movements.ts';
import type { StoredMovement } from '../../stock/answers.ts';
import { reversals } from '../../stock/new-movements.ts';
import { otherDimension } from '../kinds/material.ts';
import { notLater } from '../row-history.ts';
import { firstOf, type MovementPlan } from './plan-movements.ts';

/**
 * Stores the movements of a file as planned, when its rows are there.
 *
 * @throws ProblemError 422 stock_unit_fixed when the unit of one has another dimension than its
 *   material's
 */
export async function storeMovements(change: UserChange, { added, reversed }: MovementPlan) {
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
