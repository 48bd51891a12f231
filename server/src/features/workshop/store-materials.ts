import type { HistoryCause } from '#core/choices/history-causes.ts';
import { materialStateOf } from '#core/schemas/history.ts';
import type { ImportedRow } from '#core/schemas/imports.ts';
import type { UserChange } from '../../db/change-as-user.ts';
import { packColumns } from '../../db/pack.ts';
import { catalogueMaterials, materialPrices } from '../../db/schema.ts';
import { updateRows } from '../../db/update-rows.ts';
import { type MaterialToStore, type Planned, portionsOf, weightOf } from './rows.ts';
import { byAct, pastOf, rememberRows, timesOf } from './stored-rows.ts';

/** Stores materials of the catalogue as planned, a few hundred with each statement. */
export async function storeMaterials(
  change: UserChange,
  planned: readonly Planned<MaterialToStore>[],
  cause: HistoryCause,
): Promise<ImportedRow[]> {
  const stored: ImportedRow[] = [];
  const changing = planned.filter(({ act }) => act !== 'keep');
  for (const portion of portionsOf(changing, 250, ({ row }) => weightOf(row))) {
    stored.push(...(await storePortion(change, portion, cause)));
  }
  return stored;
}

async function storePortion(
  change: UserChange,
  portion: readonly Planned<MaterialToStore>[],
  cause: HistoryCause,
): Promise<ImportedRow[]> {
  const { tx, userId, now } = change;
  const rows = portion.map((planned) => {
    const { id, content } = planned.row;
    const { pack, ...fields } = content;
    const times = timesOf(planned, now);
    const columns = { id, ...fields, ...planned.settings, ...packColumns(pack), ...times };
    return { planned, columns, updatedAt: times.updatedAt, state: materialStateOf(content) };
  });
  const { created, revived, replaced } = byAct(rows);
  if (created.length > 0) {
    const values = created.map(({ columns }) => ({ ...columns, userId }));
    await tx.insert(catalogueMaterials).values(values);
  }
  for (const there of [revived, replaced]) {
    const columns = there.map((each) => each.columns);
    await updateRows(tx, catalogueMaterials, userId, ['id'], columns);
  }
  const prices = rows.flatMap(({ planned, updatedAt }) => paidFor(planned, updatedAt, now));
  for (const some of portionsOf(prices, 1000)) {
    await tx.insert(materialPrices).values(some.map((price) => ({ ...price, userId })));
  }
  return await rememberRows(change, 'material', rows, cause);
}

/** What is new of what was paid for a material: of one that is not there yet, all that is known. */
function paidFor({ act, row, isPaid }: Planned<MaterialToStore>, updatedAt: Date, now: Date) {
  if (isPaid) return [];
  const { unitType, unitPrice, pack } = row.content;
  const known = act === 'create' && row.prices?.length ? row.prices : undefined;
  const paid = known ?? [{ unitType, unitPrice, pack, paidSince: updatedAt.toISOString() }];
  return paid.map((price) => ({
    unitType: price.unitType,
    unitPrice: price.unitPrice,
    ...packColumns(price.pack),
    materialId: row.id,
    paidSince: pastOf(price.paidSince, now),
  }));
}
