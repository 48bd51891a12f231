import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { userMaterials } from '../../db/schema.ts';

/** The user's catalogue, newest first. */
export async function listCatalogue(tx: Queryable, userId: UserId): Promise<CatalogueMaterial[]> {
  return (await selectMaterials(tx, userId)).map(toCatalogueMaterial);
}

/** One material of the user's catalogue, or undefined when it is unknown or somebody else's. */
export async function findCatalogueMaterial(
  tx: Queryable,
  userId: UserId,
  id: string,
): Promise<CatalogueMaterial | undefined> {
  const [row] = await selectMaterials(tx, userId, eq(userMaterials.id, id));
  return row && toCatalogueMaterial(row);
}

/** A row as the API answers it. */
export function toCatalogueMaterial(row: typeof userMaterials.$inferSelect): CatalogueMaterial {
  const { userId: _, createdAt, updatedAt, ...fields } = row;
  return {
    ...fields,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function selectMaterials(tx: Queryable, userId: UserId, which?: SQL) {
  return tx
    .select()
    .from(userMaterials)
    .where(and(eq(userMaterials.userId, userId), which))
    .orderBy(desc(userMaterials.createdAt), desc(userMaterials.id));
}
