import { and, inArray } from 'drizzle-orm';
import type { HistoryCause, HistoryKind } from '#core/choices/history-causes.ts';
import { plans } from '#core/plans/plans.ts';
import type { ImportedRow } from '#core/schemas/imports.ts';
import { importLimits } from '#core/workshop/import-limits.ts';
import { laterThanStored, type UserChange } from '../../../db/change-as-user.ts';
import { rememberStates } from '../../../db/row-states.ts';
import { catalogueMaterials, products } from '../../../db/schema.ts';
import { countRows, type UserRows } from '../../../db/user-rows.ts';
import { ProblemError } from '../../../http/problem.ts';
import { portionsOf } from '../../../portions.ts';
import { activeRows } from '../../rows/queries.ts';
import { refuseOtherDimensions } from '../planning/fixed-dimensions.ts';
import { countMaterialsOf, planRows } from '../queries.ts';
import {
  type MaterialToStore,
  type Planned,
  type PlannedRows,
  type ProductToStore,
  type RowsToStore,
  weightOf,
} from '../workshop-rows.ts';
import { writeMaterials, writeProducts } from './write-rows.ts';

/**
 * Stores many materials and products at once, in the transaction of a change: new ones are created,
 * deleted ones restored, others replaced, equal ones left alone. Products are priced again.
 *
 * @param rows each id once
 * @returns what was written
 * @throws ProblemError 403 product_limit_reached, catalogue_limit_reached or material_limit_reached,
 *   with the numbers, when the plan's limits are exceeded, 422 stock_unit_fixed unless a backup is
 *   restored: nothing is written then
 */
export async function storeRows(change: UserChange, rows: RowsToStore, cause: HistoryCause) {
  const planned = await planRows(change.tx, change.userId, rows);
  await refuseTooMany(change, planned);
  if (cause !== 'backup') await refuseOtherDimensions(change, planned.materials);
  return [
    ...(await inPortions(planned.materials, (some) => writeMaterials(change, some, cause))),
    ...(await inPortions(planned.products, (some) => writeProducts(change, some, cause))),
  ];
}

/** Writes a few hundred rows with each statement. */
async function inPortions<R extends MaterialToStore | ProductToStore>(
  planned: readonly Planned<R>[],
  write: (portion: readonly Planned<R>[]) => Promise<ImportedRow[]>,
): Promise<ImportedRow[]> {
  const written: ImportedRow[] = [];
  const changing = planned.filter(({ act }) => act !== 'keep');
  for (const portion of portionsOf(changing, 250, ({ row }) => weightOf(row))) {
    written.push(...(await write(portion)));
  }
  return written;
}

/** Moves rows of a kind to the trash, those that are not there yet. */
export async function removeRows(
  { tx, userId, now, tell }: UserChange,
  kind: HistoryKind,
  ids: readonly string[],
): Promise<void> {
  const rows = kind === 'product' ? products : catalogueMaterials;
  for (const portion of portionsOf(ids, 1000)) {
    const gone = await tx
      .update<UserRows>(rows)
      .set({ isActive: false, updatedAt: laterThanStored(rows.updatedAt, now) })
      .where(and(activeRows(rows, userId), inArray(rows.id, portion)))
      .returning({ id: rows.id, at: rows.updatedAt });
    const states = gone.map((row) => ({ ...row, cause: 'deleted' as const, state: null }));
    await rememberStates(tx, userId, kind, states);
    tell(
      kind,
      gone.map(({ id, at }) => ({ id, updatedAt: at, gone: true })),
    );
  }
}

/** @throws ProblemError 403 when a limit of the plan is exceeded */
async function refuseTooMany(change: UserChange, planned: PlannedRows) {
  const { limits } = plans[change.plan];
  await refuseBeyond(change, planned.products, products, limits.products, {
    code: 'product_limit_reached',
    detail: importLimits.products,
  });
  await refuseBeyond(change, planned.materials, catalogueMaterials, limits.catalogue, {
    code: 'catalogue_limit_reached',
    detail: importLimits.catalogue,
  });
  const limit = limits.materialsPerProduct;
  if (limit === null) return;
  const large = planned.products.filter(
    ({ act, row }) => act !== 'keep' && row.content.materials.length > limit,
  );
  const ids = large.map(({ row }) => row.id);
  const already = await countMaterialsOf(change.tx, change.userId, ids);
  for (const { row } of large) {
    const { name, materials } = row.content;
    if (materials.length <= (already.get(row.id) ?? 0)) continue;
    const detail = importLimits.materials(name, materials.length, limit);
    throw new ProblemError(403, 'material_limit_reached', undefined, { detail });
  }
}

async function refuseBeyond(
  { tx, userId }: UserChange,
  planned: PlannedRows['materials'] | PlannedRows['products'],
  rows: UserRows,
  limit: number | null,
  refusal: {
    readonly code: 'product_limit_reached' | 'catalogue_limit_reached';
    readonly detail: typeof importLimits.products;
  },
) {
  if (limit === null) return;
  const coming = planned.filter(
    ({ act, row }) => act === 'revive' || (act === 'create' && !row.deletedAt),
  ).length;
  if (coming === 0) return;
  const already = await countRows(tx, rows, userId);
  if (already + coming <= limit) return;
  const detail = refusal.detail({ limit, already, coming });
  throw new ProblemError(403, refusal.code, undefined, { detail });
}
