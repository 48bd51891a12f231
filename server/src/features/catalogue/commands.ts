import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { copyName } from '#core/messages/copy-name.ts';
import { catalogueFields } from '#core/products/fields.ts';
import { catalogueInputOf } from '#core/products/product-input-of.ts';
import type { CatalogueMaterial, CatalogueMaterialInput } from '#core/schemas/catalogue.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { userMaterials } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem.ts';
import { findCatalogueMaterial, toCatalogueMaterial } from './queries.ts';

/**
 * Adds a material to the catalogue.
 *
 * @param key the id it gets; stored before with the same content, that material is the answer. The
 *   id of a deleted one is free, so the same call undoes a deletion
 * @throws ProblemError 409 catalogue_already_stored when the key belongs to another content
 */
export function createCatalogueMaterial(
  db: Database,
  userId: UserId,
  input: CatalogueMaterialInput,
  key?: string,
): Promise<CatalogueMaterial> {
  return db.asUser(userId, (tx) => storeNew(tx, userId, input, key));
}

/**
 * Adds a copy under a name that says so.
 *
 * @throws ProblemError 404 catalogue_material_not_found, 409 catalogue_already_stored
 */
export function duplicateCatalogueMaterial(
  db: Database,
  userId: UserId,
  id: string,
  key?: string,
): Promise<CatalogueMaterial> {
  return db.asUser(userId, async (tx) => {
    const original = await findCatalogueMaterial(tx, userId, id);
    if (!original) throw notFound();
    const name = copyName(original.name, catalogueFields.name.max);
    return await storeNew(tx, userId, { ...catalogueInputOf(original), name }, key);
  });
}

/** @throws ProblemError 404 catalogue_material_not_found */
export async function replaceCatalogueMaterial(
  db: Database,
  userId: UserId,
  id: string,
  input: CatalogueMaterialInput,
): Promise<CatalogueMaterial> {
  const [row] = await db.asUser(userId, (tx) =>
    tx
      .update(userMaterials)
      .set({
        ...input,
        updatedAt: sql`greatest(now(), ${userMaterials.updatedAt} + interval '1 millisecond')`,
      })
      .where(and(eq(userMaterials.userId, userId), eq(userMaterials.id, id)))
      .returning(),
  );
  if (!row) throw notFound();
  return toCatalogueMaterial(row);
}

/** @throws ProblemError 404 catalogue_material_not_found */
export async function deleteCatalogueMaterial(
  db: Database,
  userId: UserId,
  id: string,
): Promise<void> {
  const deleted = await db.asUser(userId, (tx) =>
    tx
      .delete(userMaterials)
      .where(and(eq(userMaterials.userId, userId), eq(userMaterials.id, id)))
      .returning({ id: userMaterials.id }),
  );
  if (deleted.length === 0) throw notFound();
}

async function storeNew(
  tx: Queryable,
  userId: UserId,
  input: CatalogueMaterialInput,
  key: string | undefined,
): Promise<CatalogueMaterial> {
  const [created] = await tx
    .insert(userMaterials)
    .values({ ...input, ...(key && { id: key }), userId })
    .onConflictDoNothing()
    .returning();
  if (created) return toCatalogueMaterial(created);
  const stored = key && (await findCatalogueMaterial(tx, userId, key));
  if (stored && isDeepStrictEqual(catalogueInputOf(stored), input)) return stored;
  throw new ProblemError(409, 'catalogue_already_stored');
}

const notFound = () => new ProblemError(404, 'catalogue_material_not_found');
