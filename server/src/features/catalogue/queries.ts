import { and, desc, eq, type SQL } from 'drizzle-orm';
import { pickFields } from '#core/fields/field.ts';
import { catalogueFields } from '#core/products/fields.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { catalogueMaterials } from '../../db/schema.ts';

/** The user's catalogue, newest first. */
export async function listCatalogue(tx: Queryable, userId: UserId): Promise<CatalogueMaterial[]> {
  return toMaterials(await selectMaterials(tx, userId));
}

/** One material of the user's catalogue, or undefined when it is deleted, unknown or another's. */
export async function findCatalogueMaterial(
  tx: Queryable,
  userId: UserId,
  id: string,
): Promise<CatalogueMaterial | undefined> {
  return toMaterials(await selectMaterials(tx, userId, eq(catalogueMaterials.id, id)))[0];
}

/** When one of the user's materials was deleted, or undefined when it is not. */
export async function findDeletion(
  tx: Queryable,
  userId: UserId,
  id: string,
): Promise<Date | undefined> {
  const { userId: owner, id: key, isActive, updatedAt } = catalogueMaterials;
  const [row] = await tx
    .select({ deletedAt: updatedAt })
    .from(catalogueMaterials)
    .where(and(eq(owner, userId), eq(key, id), eq(isActive, false)));
  return row?.deletedAt;
}

function selectMaterials(tx: Queryable, userId: UserId, which?: SQL) {
  return tx
    .select({
      id: catalogueMaterials.id,
      ...pickFields(catalogueFields, catalogueMaterials),
      createdAt: catalogueMaterials.createdAt,
      updatedAt: catalogueMaterials.updatedAt,
    })
    .from(catalogueMaterials)
    .where(and(eq(catalogueMaterials.userId, userId), eq(catalogueMaterials.isActive, true), which))
    .orderBy(desc(catalogueMaterials.createdAt), desc(catalogueMaterials.id));
}

function toMaterials(rows: Awaited<ReturnType<typeof selectMaterials>>): CatalogueMaterial[] {
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
