import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { channelFaults } from '#core/channels/channel-faults.ts';
import { offChannels } from '#core/channels/where-sold.ts';
import { priceMessages } from '#core/fields/validation.ts';
import { productStateOf } from '#core/history/history-schemas.ts';
import { type PlanId, plans } from '#core/plans/plans.ts';
import { productFields } from '#core/products/product-fields.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import type { Product, ProductContent } from '#core/products/product-schemas.ts';
import type { UserChange } from '../../db/change-as-user.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { materials, products } from '../../db/schema.ts';
import { insertMaterials } from '../../db/update-rows.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { storedRows } from '../rows/commands.ts';
import { withTimes } from '../rows/queries.ts';
import { materialRows, priced } from './priced-product.ts';
import { findKnownMaterials, findOwnChannels, findProduct, listOwnChannels } from './queries.ts';
import { ownColumns } from './stored-product.ts';

/**
 * Products are stored with their materials, both or neither; their price is always computed here.
 *
 * @throws ProblemError 403 material_limit_reached, 422 validation_failed when a material is
 *   linked to one that is not in the user's catalogue, or it is sold in somebody else's channel
 */
export const productRows = storedRows<Product, ProductContent>({
  kind: 'product',
  maxNameLength: productFields.name.max,
  find: findProduct,
  contentOf: productInputOf,
  stateOf: productStateOf,
  hasContent: (product, content) => isDeepStrictEqual(productInputOf(product), content),
  settle,
  refuse: ({ plan }, content, current) =>
    refuseTooManyMaterials(plan, content.materials.length, current?.materials.length),
  insert,
  update,
});

/**
 * A client that knows of no channel that is off says where a product is sold by those that it chooses. A
 * choice that it did not change says nothing.
 */
async function settle({ tx, userId }: UserChange, content: ProductContent, current?: Product) {
  const { channelIds, offChannelIds } = content;
  if (offChannelIds) return content;
  const before = current?.channelIds ?? [];
  const isAsBefore =
    before.length === channelIds.length && before.every((id) => channelIds.includes(id));
  const off = isAsBefore
    ? (current?.offChannelIds ?? [])
    : offChannels(content, await listOwnChannels(tx, userId));
  return { ...content, offChannelIds: [...off] };
}

async function insert({ tx, userId, now }: UserChange, content: ProductContent, id = uuidv7()) {
  await refuseForeignLinks(tx, userId, content);
  const { columns, materials: rows } = priced(content);
  const [[created]] = await Promise.all([
    tx
      .insert(products)
      .values({ ...columns, id, userId, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning(ownColumns)
      .execute(),
    // Where another row has the id, all of it is taken back.
    insertMaterials(tx, userId, materialRows(id, rows)),
  ]);
  return created && { ...withTimes(created), materials: rows };
}

async function update(
  { tx, userId }: UserChange,
  content: ProductContent,
  { id }: Product,
  updatedAt: Date,
): Promise<Product> {
  await refuseForeignLinks(tx, userId, content);
  const { columns, materials: rows } = priced(content);
  const replaced = tx.$with('replaced').as(
    tx
      .delete(materials)
      .where(and(eq(materials.userId, userId), eq(materials.productId, id)))
      .returning({ id: materials.id }),
  );
  const [[changed]] = await Promise.all([
    tx
      .with(replaced)
      .update(products)
      .set({ ...columns, updatedAt })
      .where(and(eq(products.userId, userId), eq(products.id, id)))
      .returning(ownColumns)
      .execute(),
    insertMaterials(tx, userId, materialRows(id, rows)),
  ]);
  if (!changed) throw new Error('a product that was locked is gone');
  return { ...withTimes(changed), materials: rows };
}

export const {
  create: createProduct,
  duplicate: duplicateProduct,
  remove: deleteProduct,
  restore: restoreProduct,
} = productRows;

/** Refuses links to what the catalogue, or the user's channels, never had; a deleted one may come back. */
async function refuseForeignLinks(tx: Queryable, userId: UserId, content: ProductContent) {
  const { materials: rows, channelIds, offChannelIds } = content;
  const off = offChannelIds ?? [];
  const linked = [...new Set(rows.flatMap(({ materialId }) => materialId ?? []))];
  const known = new Set(linked.length === 0 ? [] : await findKnownMaterials(tx, userId, linked));
  const own = new Set(
    (await findOwnChannels(tx, userId, [...channelIds, ...off])).map(({ id }) => id),
  );
  const errors = [
    ...rows.flatMap(({ materialId }, index) =>
      materialId === null || known.has(materialId) ? [] : [unknownMaterial(index)],
    ),
    ...channelIds.flatMap((id, index) =>
      own.has(id) ? [] : [unknownChannel(`channelIds.${index}`)],
    ),
    ...off.flatMap((id, index) => (own.has(id) ? [] : [unknownChannel(`offChannelIds.${index}`)])),
  ];
  if (errors.length > 0) throw new ProblemError(422, 'validation_failed', errors);
}

const unknownMaterial = (index: number) => ({
  path: `materials.${index}.materialId`,
  code: 'unknown_material',
  message: priceMessages.unknownMaterial,
});

const unknownChannel = (path: string) => ({
  path,
  code: 'unknown_channel',
  message: channelFaults.unknown,
});

/**
 * @param already how many the product has now, which it may have on any plan
 * @throws ProblemError 403 material_limit_reached
 */
function refuseTooManyMaterials(plan: PlanId, count: number, already = 0): void {
  const { materialsPerProduct: limit } = plans[plan].limits;
  if (limit !== null && count > Math.max(limit, already)) {
    throw new ProblemError(403, 'material_limit_reached');
  }
}
