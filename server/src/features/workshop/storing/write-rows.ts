import { and, eq, inArray } from 'drizzle-orm';
import { offChannels } from '#core/channels/where-sold.ts';
import type { HistoryCause } from '#core/choices/history-causes.ts';
import { materialStateOf, productStateOf } from '#core/schemas/history.ts';
import type { UserChange } from '../../../db/change-as-user.ts';
import { packColumns } from '../../../db/pack.ts';
import { catalogueMaterials, materialPrices, materials, products } from '../../../db/schema.ts';
import { insertMaterials, updateRows } from '../../../db/update-rows.ts';
import { portionsOf } from '../../../portions.ts';
import { linksOf, materialRows, priced, withKnownLinks } from '../../products/priced-product.ts';
import { findKnownLinks, listOwnChannels } from '../../products/queries.ts';
import type { MaterialToStore, Planned, ProductToStore } from '../workshop-rows.ts';
import { byAct, notLater, rememberRows, timesOf } from './row-history.ts';

export async function writeMaterials(
  change: UserChange,
  portion: readonly Planned<MaterialToStore>[],
  cause: HistoryCause,
) {
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
  const prices = rows.flatMap(({ planned, updatedAt }) => newPrices(planned, updatedAt, now));
  for (const some of portionsOf(prices, 1000)) {
    await tx.insert(materialPrices).values(some.map((price) => ({ ...price, userId })));
  }
  return await rememberRows(change, 'material', rows, cause);
}

/** Prices paid for a material that are not stored yet: of a new one, all that are known. */
function newPrices({ act, row, isPaid }: Planned<MaterialToStore>, updatedAt: Date, now: Date) {
  if (isPaid) return [];
  const { unitType, unitPrice, pack } = row.content;
  const known = act === 'create' && row.prices?.length ? row.prices : undefined;
  const paid = known ?? [{ unitType, unitPrice, pack, paidSince: updatedAt.toISOString() }];
  return paid.map((price) => ({
    unitType: price.unitType,
    unitPrice: price.unitPrice,
    ...packColumns(price.pack),
    materialId: row.id,
    paidSince: notLater(price.paidSince, now),
  }));
}

/**
 * Stores products as planned, each priced again. A link to a material or a channel that the user never
 * had is left out; where channels were chosen, all others that the user has are off.
 */
export async function writeProducts(
  change: UserChange,
  portion: readonly Planned<ProductToStore>[],
  cause: HistoryCause,
) {
  const { tx, userId, now } = change;
  const links = portion.map(({ row }) => linksOf(row.content));
  const known = await findKnownLinks(tx, userId, links);
  const own = await listOwnChannels(tx, userId);
  const rows = portion.map((planned) => {
    const { id, content } = planned.row;
    const linked = withKnownLinks(content, known);
    const off = [...offChannels(linked, own)];
    const { columns, materials } = priced({ ...linked, offChannelIds: off });
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
  const used = rows.flatMap((row) => materialRows(row.columns.id, row.materials));
  await insertMaterials(tx, userId, used);
  return await rememberRows(change, 'product', rows, cause);
}
