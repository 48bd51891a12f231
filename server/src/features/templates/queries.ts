import { and, count, desc, eq } from 'drizzle-orm';
import type { CraftId } from '#core/choices/crafts.ts';
import { maxOwnTemplates } from '#core/plans/plans.ts';
import type { ProductContent } from '#core/schemas/product.ts';
import type { Template } from '#core/schemas/template.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { templates } from '../../db/schema.ts';

/** The user's own templates, newest first; those of a craft, or all. */
export async function listTemplates(
  tx: Queryable,
  userId: UserId,
  craft: CraftId | undefined,
): Promise<Template[]> {
  const rows = await tx
    .select({ id: templates.id, content: templates.content })
    .from(templates)
    .where(
      and(
        eq(templates.userId, userId),
        craft === undefined ? undefined : eq(templates.craftCategory, craft),
      ),
    )
    .orderBy(desc(templates.createdAt), desc(templates.id))
    .limit(maxOwnTemplates);
  return rows.map(({ id, content }) => ownTemplate(id, content));
}

/** One of the user's own templates, or undefined when there is none of this id. */
export async function findTemplate(
  tx: Queryable,
  userId: UserId,
  id: string,
): Promise<Template | undefined> {
  const [row] = await tx
    .select({ id: templates.id, content: templates.content })
    .from(templates)
    .where(and(eq(templates.userId, userId), eq(templates.id, id)));
  return row && ownTemplate(row.id, row.content);
}

/** How many templates the user has. */
export async function countTemplates(tx: Queryable, userId: UserId): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(templates)
    .where(eq(templates.userId, userId));
  return row?.count ?? 0;
}

/** A product that became a template, as the API answers it. */
export const ownTemplate = (id: string, content: ProductContent): Template => ({
  id,
  own: true,
  name: content.name,
  craftCategory: content.craftCategory,
  hint: null,
  productionTime: content.productionTime,
  batchSize: content.batchSize,
  fixedCosts: content.fixedCosts,
  marginPercentage: content.marginPercentage,
  materials: content.materials.map((row) => ({ ...row, usualPrice: null })),
});
