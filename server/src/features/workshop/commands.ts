import { and, desc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import { type HistoryCause, type HistoryKind, historyKinds } from '#core/choices/history-causes.ts';
import { plans } from '#core/plans/plans.ts';
import { catalogueInputOf, productInputOf } from '#core/products/product-input-of.ts';
import { catalogueMaterialInputSchema } from '#core/schemas/catalogue.ts';
import type { MaterialState, ProductState } from '#core/schemas/history.ts';
import { type ImportedRow, maxRemainingNamed, type UndoneImport } from '#core/schemas/imports.ts';
import { productInputSchema } from '#core/schemas/product.ts';
import { importLimits } from '#core/workshop/import-limits.ts';
import { changeAsUser, type UserChange } from '../../db/change-as-user.ts';
import type { Database, UserId } from '../../db/database.ts';
import { rememberStates } from '../../db/row-states.ts';
import { catalogueMaterials, imports, products } from '../../db/schema.ts';
import { countRows, type UserRows } from '../../db/user-rows.ts';
import { ProblemError, validated } from '../../http/problem.ts';
import { countMaterialsOf, findImport, findStates, findVersions, planRows } from './queries.ts';
import { findOtherDimensions, refuseOtherDimensions } from './refuse-dimensions.ts';
import { inTurns, type PlannedRows, portionsOf, type RowsToStore } from './rows.ts';
import { storeMaterials } from './store-materials.ts';
import { storeProducts } from './store-products.ts';

/** For how long, and how many of the newest, imports can be taken back. */
const takenBackWithin = { ms: 24 * 60 * 60_000, newest: 20 };

const tableOf: Record<HistoryKind, UserRows> = { product: products, material: catalogueMaterials };

/**
 * Stores many materials and products at once, in the transaction of a change: those that are not
 * there are created, deleted ones brought back, others replaced, equal ones left alone. Products are
 * priced anew.
 *
 * @param rows each id once
 * @returns what was written
 * @throws ProblemError 403 product_limit_reached, catalogue_limit_reached or material_limit_reached,
 *   with the numbers, when the plan has no room for all of it, 422 stock_unit_fixed unless a backup is
 *   restored: nothing is written then
 */
export async function storeRows(
  change: UserChange,
  rows: RowsToStore,
  cause: HistoryCause,
): Promise<ImportedRow[]> {
  const planned = await planRows(change.tx, change.userId, rows);
  await refuseTooMany(change, planned);
  if (cause !== 'backup') await refuseOtherDimensions(change, planned.materials);
  return [
    ...(await storeMaterials(change, planned.materials, cause)),
    ...(await storeProducts(change, planned.products, cause)),
  ];
}

/** Deletes rows of a kind, as a person does: they go to the trash. Those that are gone stay so. */
export async function removeRows(
  { tx, userId, now }: UserChange,
  kind: HistoryKind,
  ids: readonly string[],
): Promise<void> {
  const rows = tableOf[kind];
  for (const portion of portionsOf(ids, 1000)) {
    const gone = await tx
      .update<typeof products | typeof catalogueMaterials>(rows)
      .set({
        isActive: false,
        updatedAt: sql`greatest(${sql.param(now, rows.updatedAt)}, ${rows.updatedAt} + interval '1 ms')`,
      })
      .where(and(eq(rows.userId, userId), eq(rows.isActive, true), inArray(rows.id, portion)))
      .returning({ id: rows.id, at: rows.updatedAt });
    const states = gone.map((row) => ({ ...row, cause: 'deleted' as const, state: null }));
    await rememberStates(tx, userId, kind, states);
  }
}

/** Keeps what an import wrote, so that undoImport() can take it back for a day. */
export async function rememberImport(
  change: UserChange,
  id: string,
  rows: readonly ImportedRow[],
): Promise<void> {
  const { tx, userId, now } = change;
  await forgetOldImports(change);
  await tx.insert(imports).values({ userId, id, rows, createdAt: now });
}

/**
 * Takes an import back, as far as no later change touched its rows. The same call again answers what
 * the first one did.
 *
 * @throws ProblemError 404 import_not_found, 422 validation_failed when a row was what could not be
 *   saved today
 */
export function undoImport(db: Database, userId: UserId, id: string): Promise<UndoneImport> {
  return changeAsUser(db, userId, async (change) => {
    const { tx, now } = change;
    const found = await findImport(tx, userId, id);
    if (!found) throw new ProblemError(404, 'import_not_found');
    const settled: ImportedRow[] = [];
    const result: UndoneImport = { undone: 0, kept: [] };
    for (const kind of historyKinds) {
      const rows = found.rows.filter((row) => row.kind === kind);
      const ids = rows.map((row) => row.id);
      const there = await findVersions(tx, userId, kind, ids);
      const bound = await findBound(change, kind, rows);
      const isUntouched = (row: ImportedRow) =>
        found.undoneAt
          ? !row.kept
          : there.get(row.id)?.updatedAt === row.updatedAt && !bound.has(row.id);
      const untouched = rows.filter(isUntouched);
      if (!found.undoneAt) await takeBack(change, kind, untouched);
      const kept = rows.filter((row) => !isUntouched(row));
      settled.push(...untouched, ...kept.map((row) => ({ ...row, kept: true as const })));
      const named = kept.flatMap(({ id }) => {
        const row = there.get(id);
        return row ? [{ kind, id, name: row.name }] : [];
      });
      result.undone += untouched.length;
      result.kept.push(...named);
    }
    if (!found.undoneAt) {
      await tx
        .update(imports)
        .set({ rows: settled, undoneAt: now })
        .where(and(eq(imports.userId, userId), eq(imports.id, id)));
    }
    return { ...result, kept: result.kept.slice(0, maxRemainingNamed) };
  });
}

/** The ids of materials that cannot go back to a unit of another dimension: they have stock by now. */
async function findBound(
  change: UserChange,
  kind: HistoryKind,
  rows: readonly ImportedRow[],
): Promise<ReadonlySet<string>> {
  if (kind !== 'material') return new Set();
  const states = await findStates(change.tx, change.userId, kind, formerOf(rows));
  const bound = await findOtherDimensions(
    change,
    [...states].flatMap(([id, state]) => (state ? [{ id, unitType: state.unitType }] : [])),
  );
  return new Set(bound.keys());
}

const formerOf = (rows: readonly ImportedRow[]) =>
  rows.flatMap(({ id, before }) => (before ? [{ id, version: before }] : []));

/** Makes rows what they were before an import; those that it created, or brought back, go. */
async function takeBack(
  change: UserChange,
  kind: HistoryKind,
  rows: readonly ImportedRow[],
): Promise<void> {
  const { tx, userId } = change;
  const states = await findStates(tx, userId, kind, formerOf(rows));
  const gone = rows.filter(({ id }) => !states.get(id));
  await removeRows(
    change,
    kind,
    gone.map(({ id }) => id),
  );
  const former = [...states].flatMap(([id, state]) => (state ? [{ id, state }] : []));
  const none = { materials: [], products: [] };
  const rowsBefore =
    kind === 'product'
      ? { ...none, products: await inTurns(former, asProduct) }
      : { ...none, materials: await inTurns(former, asMaterial) };
  await storeRows(change, rowsBefore, 'reverted');
}

type Former = { readonly id: string; readonly state: ProductState | MaterialState };

const asProduct = ({ id, state }: Former) => ({
  id,
  content: validated(productInputSchema, productInputOf(state as ProductState)),
});

const asMaterial = ({ id, state }: Former) => ({
  id,
  content: validated(catalogueMaterialInputSchema, catalogueInputOf(state as MaterialState)),
});

/** @throws ProblemError 403 when the plan has no room for all of it */
async function refuseTooMany(change: UserChange, planned: PlannedRows): Promise<void> {
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
  const already = await countMaterialsOf(
    change.tx,
    change.userId,
    large.map(({ row }) => row.id),
  );
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
): Promise<void> {
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

async function forgetOldImports({ tx, userId, now }: UserChange): Promise<void> {
  const newest = tx
    .select({ id: imports.id })
    .from(imports)
    .where(eq(imports.userId, userId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(takenBackWithin.newest - 1);
  const since = new Date(now.getTime() - takenBackWithin.ms);
  await tx
    .delete(imports)
    .where(
      and(
        eq(imports.userId, userId),
        or(lt(imports.createdAt, since), notInArray(imports.id, newest)),
      ),
    );
}
