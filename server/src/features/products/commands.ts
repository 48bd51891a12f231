import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { HistoryCause } from '#core/choices/history-causes.ts';
import { plans } from '#core/plans/plans.ts';
import { productFields } from '#core/products/fields.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import { productStateOf } from '#core/schemas/history.ts';
import type { Product, ProductContent } from '#core/schemas/product.ts';
import { copyName } from '#core/text/copy-name.ts';
import { changeAsUser, laterThan, type UserChange } from '../../db/change-as-user.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { rememberStates } from '../../db/row-states.ts';
import { materials, products } from '../../db/schema.ts';
import { findDeletion, hasNewerThan } from '../../db/user-rows.ts';
import { clientOutdated } from '../../http/outdated-clients.ts';
import { alreadyStored, changedSince, ProblemError } from '../../http/problem.ts';
import type { Replacement } from '../../http/replacement.ts';
import { limitChanges, limitCreations, limitRows, type Pace } from '../../http/row-limits.ts';
import type { Precondition } from '../../http/write-headers.ts';
import { refuseTooManyMaterials } from './limits.ts';
import { refuseForeignLinks } from './links.ts';
import { materialRows, priced } from './priced-product.ts';
import { findProduct } from './queries.ts';
import { ownColumns, toProduct } from './stored-product.ts';

/**
 * Stores a product with its materials, both or neither. It computes the price and takes none from
 * outside.
 *
 * @param key the new id; if a product of this id has the same content, that product is the answer
 * @param pace at which products may be created; any without it
 * @returns the product as stored
 * @throws ProblemError 403 product_limit_reached or material_limit_reached, 409
 *   product_already_stored when the key belongs to another content or to a deleted product, 429
 *   too_many_requests
 */
export function createProduct(
  db: Database,
  userId: UserId,
  input: ProductContent,
  key?: string,
  pace: Pace = [],
): Promise<Product> {
  return changeAsUser(db, userId, (change) => storeNew(change, input, key, pace));
}

/**
 * Stores a copy under a name that says so, priced anew from the same figures. The same call again
 * answers the copy, whatever became of the original.
 *
 * @throws ProblemError 404 product_not_found, and whatever createProduct() throws
 */
export function duplicateProduct(
  db: Database,
  userId: UserId,
  id: string,
  key?: string,
  pace: Pace = [],
): Promise<Product> {
  return changeAsUser(db, userId, async (change) => {
    const { tx } = change;
    const made = key && key !== id && (await findProduct(tx, userId, key));
    if (made) return made;
    const original = productInputOf(await requireProduct(tx, userId, id));
    const name = copyName(original.name, productFields.name.max);
    return await storeNew(change, { ...original, name }, key, pace);
  });
}

/**
 * Replaces a product and all its materials. The same call again answers what is stored, although
 * its precondition fails.
 *
 * @throws ProblemError 403 material_limit_reached, 404 product_not_found, 412 product_changed or
 *   client_outdated, 422 when a material is linked to one that is not in the user's catalogue, 429
 *   too_many_requests
 */
export function replaceProduct(
  db: Database,
  userId: UserId,
  id: string,
  input: ProductContent,
  { mayReplace, loses = () => false, cause = 'saved', pace = [] }: Replacement<Product>,
): Promise<Product> {
  return changeAsUser(db, userId, async (change) => {
    const { tx, plan, now } = change;
    const current = await requireProduct(tx, userId, id);
    if (loses(current)) throw clientOutdated();
    if (!mayReplace(current.updatedAt)) {
      if (hasContent(current, input)) return current;
      throw changedSince('product_changed', { current, sent: input });
    }
    refuseTooManyMaterials(plan, input.materials.length, current.materials.length);
    await refuseForeignLinks(tx, userId, input.materials);
    const { columns, materials: rows } = priced(input);
    const [changed] = await tx
      .update(products)
      .set({ ...columns, updatedAt: laterThan(current.updatedAt, now) })
      .where(and(eq(products.userId, userId), eq(products.id, id)))
      .returning(ownColumns);
    if (!changed) throw new Error('a product that was locked is gone');
    await tx
      .delete(materials)
      .where(and(eq(materials.userId, userId), eq(materials.productId, id)));
    await tx.insert(materials).values(materialRows(userId, id, rows));
    const replaced = toProduct({ ...changed, materials: rows });
    if (hasContent(current, input)) return replaced;
    const version = await remember(tx, userId, replaced, cause);
    await limitChanges(change, { kind: 'product', id, version }, pace);
    return replaced;
  });
}

/**
 * Hides a product from everything; its rows stay, so that restoreProduct() can undo it.
 *
 * @throws ProblemError 404 product_not_found, 412 product_changed
 */
export function deleteProduct(
  db: Database,
  userId: UserId,
  id: string,
  mayDelete: Precondition,
): Promise<void> {
  return changeAsUser(db, userId, async ({ tx, now }) => {
    const current = await requireProduct(tx, userId, id);
    if (!mayDelete(current.updatedAt)) {
      throw changedSince('product_changed', { current, sent: null });
    }
    const updatedAt = laterThan(current.updatedAt, now);
    await tx
      .update(products)
      .set({ isActive: false, updatedAt })
      .where(and(eq(products.userId, userId), eq(products.id, id)));
    await rememberStates(tx, userId, 'product', [
      { id, cause: 'deleted', at: updatedAt, state: null },
    ]);
  });
}

/**
 * Undoes a deletion. It answers a product that is not deleted as it is. The limit does not count as
 * long as nothing new came since (docs/decisions/0041).
 *
 * @throws ProblemError 403 product_limit_reached, 404 product_not_found
 */
export function restoreProduct(db: Database, userId: UserId, id: string): Promise<Product> {
  return changeAsUser(db, userId, async (change) => {
    const { tx, now } = change;
    const deletedAt = await findDeletion(tx, products, userId, id);
    if (!deletedAt) return await requireProduct(tx, userId, id);
    const countsAsNew = await hasNewerThan(tx, products, userId, id, deletedAt);
    if (countsAsNew) await refuseProduct(change);
    const times = {
      updatedAt: laterThan(deletedAt, now),
      ...(countsAsNew && { restoredAt: now }),
    };
    await tx
      .update(products)
      .set({ isActive: true, ...times })
      .where(and(eq(products.userId, userId), eq(products.id, id)));
    const restored = await requireProduct(tx, userId, id);
    await remember(tx, userId, restored, 'restored');
    return restored;
  });
}

async function requireProduct(tx: Queryable, userId: UserId, id: string): Promise<Product> {
  const product = await findProduct(tx, userId, id);
  if (!product) throw new ProblemError(404, 'product_not_found');
  return product;
}

/** @throws ProblemError 403 product_limit_reached when the plan has no room for another one */
const refuseProduct = (change: UserChange) =>
  limitRows(change, products, plans[change.plan].limits.products, 'product_limit_reached');

async function storeNew(
  change: UserChange,
  input: ProductContent,
  key: string | undefined,
  pace: Pace,
): Promise<Product> {
  const { tx, userId, plan, now } = change;
  const stored = key && (await findProduct(tx, userId, key));
  if (stored) {
    if (hasContent(stored, input)) return stored;
    throw alreadyStored('product_already_stored', { current: stored, sent: input });
  }
  await refuseProduct(change);
  refuseTooManyMaterials(plan, input.materials.length);
  await limitCreations(change, products, pace);
  await refuseForeignLinks(tx, userId, input.materials);
  const { columns, materials: rows } = priced(input);
  const [created] = await tx
    .insert(products)
    .values({ ...columns, ...(key && { id: key }), userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning(ownColumns);
  // Nobody else writes under the lock, so only a deleted product can have this key.
  if (!created) throw alreadyStored('product_already_stored');
  await tx.insert(materials).values(materialRows(userId, created.id, rows));
  const product = toProduct({ ...created, materials: rows });
  await remember(tx, userId, product, 'saved');
  return product;
}

/** Keeps what a product has become. @returns the version that this is */
async function remember(
  tx: Queryable,
  userId: UserId,
  product: Product,
  cause: HistoryCause,
): Promise<number> {
  const { id, updatedAt: at } = product;
  const state = { id, cause, at, state: productStateOf(product) };
  const versions = await rememberStates(tx, userId, 'product', [state]);
  return versions.get(id) ?? 1;
}

/** Whether storing the input would change nothing. */
const hasContent = (product: Product, input: ProductContent) =>
  isDeepStrictEqual(productInputOf(product), input);
