import { isDeepStrictEqual } from 'node:util';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { maxOwnTemplates } from '#core/plans/plans.ts';
import { productInputSchema } from '#core/products/product-schemas.ts';
import { copyAtRest } from '#core/schemas/at-rest.ts';
import { importLimits } from '#core/workshop/import-limits.ts';
import { type WorkshopTemplate, workshopTemplateSchema } from '#core/workshop/workshop-schemas.ts';
import type { UserChange } from '../../../db/change-as-user.ts';
import type { Queryable, UserId } from '../../../db/database.ts';
import { templates } from '../../../db/schema.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { portionsOf, rowsOfPage } from '../../../portions.ts';
import { withTimes } from '../../rows/queries.ts';
import { notLater } from '../row-history.ts';
import { pageUpTo } from '../workshop-rows.ts';

type StoredTemplate = Pick<WorkshopTemplate, 'id' | 'name' | 'craftCategory' | 'content'>;

export async function pageOfTemplates(
  tx: Queryable,
  userId: UserId,
  after: { readonly id: string } | undefined,
) {
  const { id, name, craftCategory, content, createdAt, updatedAt } = templates;
  const found = await tx
    .select({ id, name, craftCategory, content, createdAt, updatedAt })
    .from(templates)
    .where(and(eq(templates.userId, userId), after && gt(id, after.id)))
    .orderBy(id)
    .limit(rowsOfPage);
  const rows = found.map((row) => copyAtRest(workshopTemplateSchema, withTimes(row)));
  return pageUpTo(rows, rowsOfPage);
}

/** What storing these templates changes. @param replaces whether those that are not among them go */
export async function planTemplates(
  tx: Queryable,
  userId: UserId,
  sent: readonly WorkshopTemplate[],
  replaces: boolean,
) {
  const { id, name, craftCategory, content } = templates;
  const found = await tx
    .select({ id, name, craftCategory, content })
    .from(templates)
    .where(eq(templates.userId, userId));
  const read = (row: (typeof found)[number]): StoredTemplate => ({
    ...row,
    content: copyAtRest(productInputSchema, row.content),
  });
  const there = new Map(found.map((row) => [row.id, read(row)]));
  const staying = new Set(sent.map((each) => each.id));
  return {
    added: sent.filter((each) => !there.has(each.id)),
    changed: sent.filter((each) => isOther(each, there.get(each.id))),
    gone: replaces ? [...there.values()].filter((each) => !staying.has(each.id)) : [],
  };
}

const isOther = (sent: StoredTemplate, stored: StoredTemplate | undefined) =>
  stored !== undefined &&
  !(
    sent.name === stored.name &&
    sent.craftCategory === stored.craftCategory &&
    isDeepStrictEqual(sent.content, stored.content)
  );

/** @throws ProblemError 403 template_limit_reached, with the numbers */
export async function refuseTemplates(
  { tx, userId }: UserChange,
  { added, gone }: Pick<Awaited<ReturnType<typeof planTemplates>>, 'added' | 'gone'>,
) {
  if (added.length === 0) return;
  const already = (await tx.$count(templates, eq(templates.userId, userId))) - gone.length;
  if (already + added.length <= maxOwnTemplates) return;
  const exceeded = { limit: maxOwnTemplates, already, coming: added.length };
  const detail = importLimits.templates(exceeded);
  throw new ProblemError(403, 'template_limit_reached', undefined, { detail });
}

export async function storeTemplates(
  { tx, userId, now }: UserChange,
  sent: readonly WorkshopTemplate[],
  gone: readonly string[],
) {
  for (const portion of portionsOf(sent)) {
    await tx
      .insert(templates)
      .values(
        portion.map(({ createdAt, ...row }) => ({
          ...row,
          userId,
          createdAt: notLater(createdAt, now),
          // The next backup has it.
          updatedAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: [templates.userId, templates.id],
        set: {
          name: sql`excluded.name`,
          craftCategory: sql`excluded.craft_category`,
          content: sql`excluded.content`,
          updatedAt: now,
        },
      });
  }
  for (const portion of portionsOf(gone)) {
    await tx
      .delete(templates)
      .where(and(eq(templates.userId, userId), inArray(templates.id, portion)));
  }
}
