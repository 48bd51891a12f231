import { priceMessages } from '#core/fields/validation.ts';
import type { ProductContent } from '#core/schemas/product.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { findKnownMaterials } from './queries.ts';

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
  const known = new Set(await findKnownMaterials(tx, userId, linked));
  const errors = rows.flatMap(({ materialId }, index) =>
    materialId === null || known.has(materialId) ? [] : [unknownAt(index)],
  );
  if (errors.length > 0) throw new ProblemError(422, 'validation_failed', errors);
}

const unknownAt = (index: number) => ({
  path: `materials.${index}.materialId`,
  code: 'unknown_material',
  message: priceMessages.unknownMaterial,
});
