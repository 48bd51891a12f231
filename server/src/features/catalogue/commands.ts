import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { HistoryCause } from '#core/choices/history-causes.ts';
import { plans } from '#core/plans/plans.ts';
import { catalogueFields } from '#core/products/fields.ts';
import { type CatalogueValues, catalogueInputOf } from '#core/products/product-input-of.ts';
import type {
  CatalogueMaterial,
  CatalogueMaterialContent,
  SentMaterial,
} from '#core/schemas/catalogue.ts';
import { materialStateOf } from '#core/schemas/history.ts';
import { copyName } from '#core/text/copy-name.ts';
import { changeAsUser, laterThan, type UserChange } from '../../db/change-as-user.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { packColumns } from '../../db/pack.ts';
import { rememberStates } from '../../db/row-states.ts';
import { catalogueMaterials, materialPrices } from '../../db/schema.ts';
import { findDeletion, hasNewerThan } from '../../db/user-rows.ts';
import { clientOutdated } from '../../http/outdated-clients.ts';
import { alreadyStored, changedSince, ProblemError } from '../../http/problem.ts';
import type { Replacement } from '../../http/replacement.ts';
import { limitChanges, limitCreations, limitRows, type Pace } from '../../http/row-limits.ts';
import type { Precondition } from '../../http/write-headers.ts';
import { hasPriceOf } from './paid-price.ts';
import { findCatalogueMaterial } from './queries.ts';
import { changesStock, type StoredSettings, stockColumnsOf } from './stock-settings.ts';

/**
 * Adds a material to the catalogue.
 *
 * @param key the new id; if a material of this id has the same content, that material is the answer
 * @param pace at which materials may be created; any without it
 * @throws ProblemError 403 catalogue_limit_reached, or pro_required for its stock, 409
 *   catalogue_already_stored when the key belongs to another content or to a deleted material, 429
 *   too_many_requests
 */
export function createCatalogueMaterial(
  db: Database,
  userId: UserId,
  input: SentMaterial,
  key?: string,
  pace: Pace = [],
): Promise<CatalogueMaterial> {
  return changeAsUser(db, userId, (own) => storeNew(own, input, key, pace));
}

/**
 * Adds a copy under a name that says so. The same call again answers the copy, whatever became of
 * the original.
 *
 * @throws ProblemError 404 catalogue_material_not_found, and whatever createCatalogueMaterial() throws
 */
export function duplicateCatalogueMaterial(
  db: Database,
  userId: UserId,
  id: string,
  key?: string,
  pace: Pace = [],
): Promise<CatalogueMaterial> {
  return changeAsUser(db, userId, async (own) => {
    const { tx } = own;
    const made = key && key !== id && (await findCatalogueMaterial(tx, userId, key));
    if (made) return made;
    const original = catalogueInputOf(await requireMaterial(tx, userId, id));
    const name = copyName(original.name, catalogueFields.name.max);
    return await storeNew(own, { ...original, name }, key, pace);
  });
}

/**
 * Replaces a material. The same call again answers what is stored, although its precondition fails.
 *
 * @throws ProblemError 403 pro_required when it changes what is kept of its stock, 404
 *   catalogue_material_not_found, 412 catalogue_material_changed or client_outdated, 422 when its stock
 *   is kept in another dimension, 429 too_many_requests
 */
export function replaceCatalogueMaterial(
  db: Database,
  userId: UserId,
  id: string,
  input: SentMaterial,
  { mayReplace, loses = () => false, cause = 'saved', pace = [] }: Replacement<CatalogueMaterial>,
): Promise<CatalogueMaterial> {
  return changeAsUser(db, userId, async (own) => {
    const { tx, now } = own;
    const current = await requireMaterial(tx, userId, id);
    if (loses(current)) throw clientOutdated();
    if (!mayReplace(current.updatedAt)) {
      if (hasContent(current, input)) return current;
      throw changedSince('catalogue_material_changed', { current, sent: input });
    }
    const stock = await stockColumnsOf(own, input, current);
    const updatedAt = laterThan(current.updatedAt, now);
    await change(tx, userId, id, { ...columnsOf(input), ...stock, updatedAt });
    if (!hasPriceOf(current, input)) await rememberPrice(tx, userId, id, input, updatedAt);
    // What is kept of its stock is no part of its history.
    if (isDeepStrictEqual(catalogueInputOf(current), contentOf(input))) {
      return await requireMaterial(tx, userId, id);
    }
    const { material, version } = await remember(tx, userId, id, cause);
    await limitChanges(own, { kind: 'material', id, version }, pace);
    return material;
  });
}

/**
 * Hides a material; its row stays, so that restoreCatalogueMaterial() can undo it.
 *
 * @throws ProblemError 404 catalogue_material_not_found, 412 catalogue_material_changed
 */
export function deleteCatalogueMaterial(
  db: Database,
  userId: UserId,
  id: string,
  mayDelete: Precondition,
): Promise<void> {
  return changeAsUser(db, userId, async ({ tx, now }) => {
    const current = await requireMaterial(tx, userId, id);
    if (!mayDelete(current.updatedAt)) {
      throw changedSince('catalogue_material_changed', { current, sent: null });
    }
    const updatedAt = laterThan(current.updatedAt, now);
    await change(tx, userId, id, { isActive: false, updatedAt });
    await rememberStates(tx, userId, 'material', [
      { id, cause: 'deleted', at: updatedAt, state: null },
    ]);
  });
}

/**
 * Undoes a deletion. It answers a material that is not deleted as it is. The limit does not count as
 * long as nothing new came since (docs/decisions/0041).
 *
 * @throws ProblemError 403 catalogue_limit_reached, 404 catalogue_material_not_found
 */
export function restoreCatalogueMaterial(
  db: Database,
  userId: UserId,
  id: string,
): Promise<CatalogueMaterial> {
  return changeAsUser(db, userId, async (own) => {
    const { tx, now } = own;
    const deletedAt = await findDeletion(tx, catalogueMaterials, userId, id);
    if (!deletedAt) return await requireMaterial(tx, userId, id);
    const countsAsNew = await hasNewerThan(tx, catalogueMaterials, userId, id, deletedAt);
    if (countsAsNew) await refuseMaterial(own);
    const updatedAt = laterThan(deletedAt, now);
    const restored = { isActive: true, updatedAt, ...(countsAsNew && { restoredAt: now }) };
    await change(tx, userId, id, restored);
    return (await remember(tx, userId, id, 'restored')).material;
  });
}

async function requireMaterial(
  tx: Queryable,
  userId: UserId,
  id: string,
): Promise<CatalogueMaterial> {
  const material = await findCatalogueMaterial(tx, userId, id);
  if (!material) throw new ProblemError(404, 'catalogue_material_not_found');
  return material;
}

/** @throws ProblemError 403 catalogue_limit_reached when the plan has no room for another one */
function refuseMaterial(own: UserChange): Promise<void> {
  const { catalogue } = plans[own.plan].limits;
  return limitRows(own, catalogueMaterials, catalogue, 'catalogue_limit_reached');
}

async function storeNew(
  own: UserChange,
  input: SentMaterial,
  key: string | undefined,
  pace: Pace,
): Promise<CatalogueMaterial> {
  const { tx, userId, now } = own;
  const stored = key && (await findCatalogueMaterial(tx, userId, key));
  if (stored) {
    if (hasContent(stored, input)) return stored;
    throw alreadyStored('catalogue_already_stored', { current: stored, sent: input });
  }
  await refuseMaterial(own);
  const stock = await stockColumnsOf(own, input);
  await limitCreations(own, catalogueMaterials, pace);
  const [created] = await tx
    .insert(catalogueMaterials)
    .values({
      ...columnsOf(input),
      ...stock,
      ...(key && { id: key }),
      userId,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: catalogueMaterials.id });
  // Nobody else writes under the lock, so only a deleted material can have this key.
  if (!created) throw alreadyStored('catalogue_already_stored');
  await rememberPrice(tx, userId, created.id, input, now);
  return (await remember(tx, userId, created.id, 'saved')).material;
}

/** Keeps what a material has become. */
async function remember(tx: Queryable, userId: UserId, id: string, cause: HistoryCause) {
  const material = await requireMaterial(tx, userId, id);
  const state = { id, cause, at: material.updatedAt, state: materialStateOf(material) };
  const versions = await rememberStates(tx, userId, 'material', [state]);
  return { material, version: versions.get(id) ?? 1 };
}

async function change(
  tx: Queryable,
  userId: UserId,
  id: string,
  fields: Partial<typeof catalogueMaterials.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await tx
    .update(catalogueMaterials)
    .set(fields)
    .where(and(eq(catalogueMaterials.userId, userId), eq(catalogueMaterials.id, id)));
}

function columnsOf(input: SentMaterial) {
  const { pack, ...fields } = contentOf(input);
  return { ...fields, ...packColumns(pack) };
}

const contentOf = ({
  tracked: _tracked,
  minimum: _minimum,
  ...content
}: SentMaterial): CatalogueMaterialContent => content;

/** Adds to what was paid for a material over time. */
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

/** Whether storing the input would change nothing. */
export const hasContent = (material: CatalogueValues & StoredSettings, input: SentMaterial) =>
  isDeepStrictEqual(catalogueInputOf(material), contentOf(input)) && !changesStock(material, input);
