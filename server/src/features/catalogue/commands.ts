import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { copyName } from '#core/messages/copy-name.ts';
import { catalogueFields } from '#core/products/fields.ts';
import { catalogueInputOf } from '#core/products/product-input-of.ts';
import type { CatalogueMaterial, CatalogueMaterialContent } from '#core/schemas/catalogue.ts';
import { changeAsUser, laterThan, type UserChange } from '../../db/change-as-user.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { catalogueMaterials } from '../../db/schema.ts';
import { alreadyStored, changedSince, ProblemError } from '../../http/problem.ts';
import type { Precondition } from '../../http/write-headers.ts';
import { findCatalogueMaterial, findDeletion } from './queries.ts';

/**
 * Adds a material to the catalogue.
 *
 * @param key the new id; if a material of this id has the same content, that material is the answer
 * @throws ProblemError 409 catalogue_already_stored when the key belongs to another content or to a
 *   deleted material
 */
export function createCatalogueMaterial(
  db: Database,
  userId: UserId,
  input: CatalogueMaterialContent,
  key?: string,
): Promise<CatalogueMaterial> {
  return changeAsUser(db, userId, (own) => storeNew(own, input, key));
}

/**
 * Adds a copy under a name that says so. The same call again answers the copy, whatever became of
 * the original.
 *
 * @throws ProblemError 404 catalogue_material_not_found, 409 catalogue_already_stored
 */
export function duplicateCatalogueMaterial(
  db: Database,
  userId: UserId,
  id: string,
  key?: string,
): Promise<CatalogueMaterial> {
  return changeAsUser(db, userId, async (own) => {
    const { tx } = own;
    const made = key && key !== id && (await findCatalogueMaterial(tx, userId, key));
    if (made) return made;
    const original = catalogueInputOf(await requireMaterial(tx, userId, id));
    const name = copyName(original.name, catalogueFields.name.max);
    return await storeNew(own, { ...original, name }, key);
  });
}

/**
 * Replaces a material. The same call again answers what is stored, although its precondition fails.
 *
 * @throws ProblemError 404 catalogue_material_not_found, 412 catalogue_material_changed
 */
export function replaceCatalogueMaterial(
  db: Database,
  userId: UserId,
  id: string,
  input: CatalogueMaterialContent,
  mayReplace: Precondition,
): Promise<CatalogueMaterial> {
  return changeAsUser(db, userId, async ({ tx, now }) => {
    const current = await requireMaterial(tx, userId, id);
    if (!mayReplace(current.updatedAt)) {
      if (hasContent(current, input)) return current;
      throw changedSince('catalogue_material_changed', { current, sent: input });
    }
    await change(tx, userId, id, { ...input, updatedAt: laterThan(current.updatedAt, now) });
    return await requireMaterial(tx, userId, id);
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
  });
}

/**
 * Undoes a deletion. It answers a material that is not deleted as it is.
 *
 * @throws ProblemError 404 catalogue_material_not_found
 */
export function restoreCatalogueMaterial(
  db: Database,
  userId: UserId,
  id: string,
): Promise<CatalogueMaterial> {
  return changeAsUser(db, userId, async ({ tx, now }) => {
    const deletedAt = await findDeletion(tx, userId, id);
    if (!deletedAt) return await requireMaterial(tx, userId, id);
    await change(tx, userId, id, { isActive: true, updatedAt: laterThan(deletedAt, now) });
    return await requireMaterial(tx, userId, id);
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

async function storeNew(
  { tx, userId, now }: UserChange,
  input: CatalogueMaterialContent,
  key: string | undefined,
): Promise<CatalogueMaterial> {
  const stored = key && (await findCatalogueMaterial(tx, userId, key));
  if (stored) {
    if (hasContent(stored, input)) return stored;
    throw alreadyStored('catalogue_already_stored', { current: stored, sent: input });
  }
  const [created] = await tx
    .insert(catalogueMaterials)
    .values({ ...input, ...(key && { id: key }), userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: catalogueMaterials.id });
  // Nobody else writes under the lock, so only a deleted material can have this key.
  if (!created) throw alreadyStored('catalogue_already_stored');
  return await requireMaterial(tx, userId, created.id);
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

/** Whether storing the input would change nothing. */
const hasContent = (material: CatalogueMaterial, input: CatalogueMaterialContent) =>
  isDeepStrictEqual(catalogueInputOf(material), input);
