import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import {
  type CatalogueValues,
  catalogueFields,
  catalogueInputOf,
} from '#core/catalogue/catalogue-fields.ts';
import type {
  CatalogueMaterial,
  CatalogueMaterialContent,
  SentMaterial,
} from '#core/catalogue/catalogue-schemas.ts';
import { materialStateOf } from '#core/history/history-schemas.ts';
import type { UserChange } from '../../db/change-as-user.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { packColumns } from '../../db/pack.ts';
import { catalogueMaterials, materialPrices } from '../../db/schema.ts';
import { storedRows } from '../rows/commands.ts';
import { findCatalogueMaterial } from './queries.ts';
import {
  changesStock,
  refuseStockSettings,
  type StoredSettings,
  settingsAfter,
} from './stock-settings.ts';
import { hasPriceOf } from './stored-material.ts';

/**
 * The materials of the catalogue, with the prices that were paid for them over time.
 *
 * @throws ProblemError 403 pro_required when its stock settings change, 422 validation_failed
 *   when its stock is counted in another dimension
 */
export const catalogueRows = storedRows<CatalogueMaterial, SentMaterial>({
  kind: 'material',
  maxNameLength: catalogueFields.name.max,
  find: findCatalogueMaterial,
  contentOf: catalogueInputOf,
  stateOf: materialStateOf,
  hasContent,
  // Stock settings are no part of the history.
  hasState,
  refuse: refuseStockSettings,
  insert,
  update,
});

async function insert({ tx, userId, now }: UserChange, sent: SentMaterial, key?: string) {
  const times = { createdAt: now, updatedAt: now };
  const [created] = await tx
    .insert(catalogueMaterials)
    .values({
      ...columnsOf(sent),
      ...settingsAfter(sent),
      ...(key && { id: key }),
      userId,
      ...times,
    })
    .onConflictDoNothing()
    .returning({ id: catalogueMaterials.id });
  if (!created) return undefined;
  await rememberPrice(tx, userId, created.id, sent, now);
  return await readBack(tx, userId, created.id);
}

async function update(
  { tx, userId }: UserChange,
  sent: SentMaterial,
  current: CatalogueMaterial,
  updatedAt: Date,
): Promise<CatalogueMaterial> {
  const { id } = current;
  await tx
    .update(catalogueMaterials)
    .set({ ...columnsOf(sent), ...settingsAfter(sent, current), updatedAt })
    .where(and(eq(catalogueMaterials.userId, userId), eq(catalogueMaterials.id, id)));
  if (!hasPriceOf(current, sent)) await rememberPrice(tx, userId, id, sent, updatedAt);
  return await readBack(tx, userId, id);
}

async function readBack(tx: Queryable, userId: UserId, id: string): Promise<CatalogueMaterial> {
  const material = await findCatalogueMaterial(tx, userId, id);
  if (!material) throw new Error('a material that was just stored is gone');
  return material;
}

async function rememberPrice(
  tx: Queryable,
  userId: UserId,
  materialId: string,
  { unitType, unitPrice, pack }: CatalogueMaterialContent,
  paidSince: Date,
): Promise<void> {
  const price = { unitType, unitPrice, ...packColumns(pack) };
  await tx.insert(materialPrices).values({ ...price, userId, materialId, paidSince });
}

function columnsOf(sent: SentMaterial) {
  const { pack, ...fields } = contentOf(sent);
  return { ...fields, ...packColumns(pack) };
}

const contentOf = ({
  tracked: _tracked,
  minimum: _minimum,
  ...content
}: SentMaterial): CatalogueMaterialContent => content;

/** Whether storing what was sent would change nothing. */
export function hasContent(material: CatalogueValues & StoredSettings, sent: SentMaterial) {
  return hasState(material, sent) && !changesStock(material, sent);
}

function hasState(material: CatalogueValues, sent: SentMaterial): boolean {
  return isDeepStrictEqual(catalogueInputOf(material), contentOf(sent));
}

export const { create: createCatalogueMaterial } = catalogueRows;
