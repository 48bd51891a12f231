import { and, eq, inArray } from 'drizzle-orm';
import type { HistoryCause } from '#core/choices/history-causes.ts';
import { productStateOf } from '#core/schemas/history.ts';
import type { ImportedRow } from '#core/schemas/imports.ts';
import type { UserChange } from '../../db/change-as-user.ts';
import { materials, products } from '../../db/schema.ts';
import { updateRows } from '../../db/update-rows.ts';
import { materialRows, priced } from '../products/priced-product.ts';
import { findKnownMaterials } from '../products/queries.ts';
import { type Planned, type ProductToStore, portionsOf, weightOf } from './rows.ts';
import { byAct, rememberRows, timesOf } from './stored-rows.ts';

/**
 * Stores products as planned, each priced anew, a few hundred with each statement. A link to a
 * material that the catalogue never had is left out.
 */
export async function storeProducts(
  change: UserChange,
  planned: readonly Planned<ProductToStore>[],
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
  portion: readonly Planned<ProductToStore>[],
  cause: HistoryCause,
): Promise<ImportedRow[]> {
  const { tx, userId, now } = change;
  const linked = portion.flatMap(({ row }) =>
    row.content.materials.flatMap(({ materialId }) => materialId ?? []),
  );
  const known = new Set(await findKnownMaterials(tx, userId, [...new Set(linked)]));
  const rows = portion.map((planned) => {
    const { id, content } = planned.row;
    const used = content.materials.map((row) =>
      row.materialId === null || known.has(row.materialId) ? row : { ...row, materialId: null },
    );
    const { columns, materials } = priced({ ...content, materials: used });
    const times = timesOf(planned, now);
    return {
      planned,
      columns: { id, ...columns, ...times },
      materials,
      updatedAt: times.updatedAt,
      state: productStateOf({ ...columns, materials }),
    };
  });
  const { created, revived, replaced } = byAct(rows);
  if (created.length > 0) {
    const values = created.map(({ columns }) => ({ ...columns, userId }));
    await tx.insert(products).values(values);
  }
  for (const there of [revived, replaced]) {
    const columns = there.map((each) => each.columns);
    await updateRows(tx, products, userId, ['id'], columns);
  }
  const ids = [...revived, ...replaced].map(({ columns }) => columns.id);
  await tx
    .delete(materials)
    .where(and(eq(materials.userId, userId), inArray(materials.productId, ids)));
  const used = rows.flatMap((row) => materialRows(userId, row.columns.id, row.materials));
  for (const some of portionsOf(used, 1000)) await tx.insert(materials).values(some);
  return await rememberRows(change, 'product', rows, cause);
}
