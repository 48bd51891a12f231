import { and, eq, inArray } from 'drizzle-orm';
import { priceMessages } from '#core/messages/validation.ts';
import type { ProductContent } from '#core/schemas/product.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { catalogueMaterials } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem.ts';

/**
 * Refuses materials that are linked to one that the user's catalogue never had. One that was deleted
 * since keeps its links, as it may come back.
 *
 * @throws ProblemError 422 validation_failed
 */
export async function refuseForeignLinks(
  tx: Queryable,
  userId: UserId,
  rows: ProductContent['materials'],
): Promise<void> {
  const linked = [...new Set(rows.flatMap(({ materialId }) => materialId ?? []))];
  if (linked.length === 0) return;
  const found = await tx
    .select({ id: catalogueMaterials.id })
    .from(catalogueMaterials)
    .where(and(eq(catalogueMaterials.userId, userId), inArray(catalogueMaterials.id, linked)));
  const known = new Set(found.map(({ id }) => id));
  const errors = rows.flatMap(({ materialId }, index) =>
    materialId === null || known.has(materialId)
      ? []
      : [
          {
            path: `materials.${index}.materialId`,
            code: 'unknown_material',
            message: priceMessages.unknownMaterial,
          },
        ],
  );
  if (errors.length > 0) throw new ProblemError(422, 'validation_failed', errors);
}
