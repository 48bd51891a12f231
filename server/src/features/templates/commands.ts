import { and, eq } from 'drizzle-orm';
import { maxOwnTemplates } from '#core/plans/plans.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import { changeAsUser } from '../../db/change-as-user.ts';
import type { Database, UserId } from '../../db/database.ts';
import { templates } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { findProduct } from '../products/queries.ts';
import { countTemplates, findTemplate, ownTemplate } from './queries.ts';

/**
 * @param key the new id; if there is a template of this id, it is the answer
 * @throws ProblemError 403 template_limit_reached, 404 product_not_found
 */
export function createTemplate(db: Database, userId: UserId, productId: string, key?: string) {
  return changeAsUser(db, userId, async ({ tx, now }) => {
    const stored = key && (await findTemplate(tx, userId, key));
    if (stored) return stored;
    const product = await findProduct(tx, userId, productId);
    if (!product) throw new ProblemError(404, 'product_not_found');
    if ((await countTemplates(tx, userId)) >= maxOwnTemplates) {
      throw new ProblemError(403, 'template_limit_reached');
    }
    // Where the next piece is sold is another question.
    const { offChannelIds: _open, ...known } = productInputOf(product);
    const content = { ...known, channelIds: [] };
    const { name, craftCategory } = content;
    const values = { name, craftCategory, content, createdAt: now, updatedAt: now };
    const [created] = await tx
      .insert(templates)
      .values({ ...values, userId, ...(key && { id: key }) })
      .returning({ id: templates.id });
    if (!created) throw new Error('an insert answered no row');
    return ownTemplate({ id: created.id, name, craftCategory, content });
  });
}

/** @throws ProblemError 404 template_not_found */
export function removeTemplate(db: Database, userId: UserId, id: string): Promise<void> {
  return changeAsUser(db, userId, async ({ tx }) => {
    const removed = await tx
      .delete(templates)
      .where(and(eq(templates.userId, userId), eq(templates.id, id)))
      .returning({ id: templates.id });
    if (removed.length === 0) throw new ProblemError(404, 'template_not_found');
  });
}
