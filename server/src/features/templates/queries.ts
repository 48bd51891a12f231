import { and, desc, eq } from 'drizzle-orm';
import type { CraftId } from '#core/crafts/crafts.ts';
import { problemTexts } from '#core/errors/problem-texts.ts';
import { fieldDefaults, pickFields } from '#core/fields/field.ts';
import { NewerError } from '#core/fields/newer-error.ts';
import { maxOwnTemplates } from '#core/plans/plans.ts';
import { templateFields } from '#core/products/product-fields.ts';
import { productInputSchema } from '#core/products/product-schemas.ts';
import { readAtRest } from '#core/schemas/at-rest.ts';
import type { Template } from '#core/templates/template-schemas.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { templates } from '../../db/schema.ts';

/** The user's own templates, newest first; those of a craft, or all. */
export async function listTemplates(tx: Queryable, userId: UserId, craft: CraftId | undefined) {
  const rows = await tx
    .select(columns)
    .from(templates)
    .where(
      and(
        eq(templates.userId, userId),
        craft === undefined ? undefined : eq(templates.craftCategory, craft),
      ),
    )
    .orderBy(desc(templates.createdAt), desc(templates.id))
    .limit(maxOwnTemplates);
  return rows.map(ownTemplate);
}

export async function findTemplate(tx: Queryable, userId: UserId, id: string) {
  const [row] = await tx
    .select(columns)
    .from(templates)
    .where(and(eq(templates.userId, userId), eq(templates.id, id)));
  return row && ownTemplate(row);
}

export const countTemplates = (tx: Queryable, userId: UserId): Promise<number> =>
  tx.$count(templates, eq(templates.userId, userId));

const { id, name, craftCategory, content } = templates;
const columns = { id, name, craftCategory, content };

type TemplateRow = Pick<typeof templates.$inferSelect, keyof typeof columns>;

/**
 * A template with what it is usually priced at left open; one that a newer version wrote by its
 * name alone.
 */
export function ownTemplate({ id, name, craftCategory, content }: TemplateRow): Template {
  const own = { id, own: true, hint: null, newer: false };
  try {
    const product = readAtRest(productInputSchema, content);
    const materials = product.materials.map((row) => ({ ...row, usualPrice: null }));
    return { ...own, ...pickFields(templateFields, product), materials };
  } catch (error) {
    if (!(error instanceof NewerError)) throw error;
    const hint = problemTexts.kept_newer.detail;
    return {
      ...own,
      ...fieldDefaults(templateFields),
      name,
      craftCategory,
      hint,
      newer: true,
      materials: [],
    };
  }
}
