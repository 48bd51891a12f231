import { areAlike, type UnitTypeId } from '#core/choices/unit-types.ts';
import { importLimits } from '#core/workshop/import-limits.ts';
import type { UserChange } from '../../../db/change-as-user.ts';
import { ProblemError } from '../../../http/problem.ts';
import { portionsOf } from '../../../portions.ts';
import { findFixedUnits } from '../../catalogue/queries.ts';
import type { PlannedRows } from '../workshop-rows.ts';

/** The stock of a material would be counted in another dimension. */
export const otherDimension = (name: string) =>
  new ProblemError(422, 'stock_unit_fixed', undefined, { detail: importLimits.dimension(name) });

/** @throws ProblemError 422 stock_unit_fixed when a material with stock gets a unit of another dimension */
export async function refuseOtherDimensions(change: UserChange, planned: PlannedRows['materials']) {
  const changing = planned.filter(({ act }) => act === 'replace' || act === 'revive');
  const wanted = changing.map(({ row }) => ({ id: row.id, unitType: row.content.unitType }));
  const [name] = (await findOtherDimensions(change, wanted)).values();
  if (name !== undefined) throw otherDimension(name);
}

/** The names, by id, of materials whose stock is counted in another dimension than these units. */
export async function findOtherDimensions(
  { tx, userId }: Pick<UserChange, 'tx' | 'userId'>,
  wanted: readonly { readonly id: string; readonly unitType: UnitTypeId }[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const portion of portionsOf(wanted, 1000)) {
    const ids = portion.map(({ id }) => id);
    const fixed = await findFixedUnits(tx, userId, ids);
    for (const { id, unitType } of portion) {
      const there = fixed.get(id);
      if (there && !areAlike(there.unitType, unitType)) names.set(id, there.name);
    }
  }
  return names;
}
