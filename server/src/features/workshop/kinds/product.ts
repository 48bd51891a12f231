import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { offChannels } from '#core/channels/where-sold.ts';
import { productStateOf } from '#core/history/history-schemas.ts';
import { plans } from '#core/plans/plans.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { importLimits } from '#core/workshop/import-limits.ts';
import { materials, products } from '../../../db/schema.ts';
import { insertMaterials } from '../../../db/update-rows.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { idsOf, rowsOfPage } from '../../../portions.ts';
import { linksOf, materialRows, priced, withKnownLinks } from '../../products/priced-product.ts';
import { findKnownLinks, listOwnChannels } from '../../products/queries.ts';
import { productColumns } from '../../products/stored-product.ts';
import { countMaterialsOf } from '../queries.ts';
import type { FileKind, Selected } from '../workshop-rows.ts';

type Stored = Selected & Omit<Product, 'createdAt' | 'updatedAt'>;

/**
 * Products with their materials, each priced again. A link to a material or a channel that the user never
 * had is left out; where channels were chosen, all others that the user has are off.
 */
export const productsInFile: FileKind<'product', Stored, unknown, Product['materials']> = {
  page: rowsOfPage,

  select: (tx, where, { userId, limit }) =>
    tx
      .select({ ...productColumns(userId), isActive: products.isActive })
      .from(products)
      .where(where)
      .orderBy(products.id)
      .limit(limit),

  isEqual: (stored, { offChannelIds = null, ...content }) =>
    isDeepStrictEqual(productInputOf(stored), {
      ...content,
      // Older files do not say it.
      offChannelIds: offChannelIds ?? stored.offChannelIds,
    }),

  /** @throws ProblemError 403 material_limit_reached, with the numbers */
  async refuse({ tx, userId, plan }, planned) {
    const limit = plans[plan].limits.materialsPerProduct;
    if (limit === null) return;
    const large = planned
      .filter(({ act, row }) => act !== 'keep' && row.content.materials.length > limit)
      .map(({ row }) => row);
    const already = await countMaterialsOf(tx, userId, idsOf(large));
    for (const { id, content } of large) {
      const { name, materials } = content;
      if (materials.length <= (already.get(id) ?? 0)) continue;
      const detail = importLimits.materials(name, materials.length, limit);
      throw new ProblemError(403, 'material_limit_reached', undefined, { detail });
    }
  },

  async prepare({ tx, userId }, portion) {
    const links = portion.map(({ row }) => linksOf(row.content));
    const known = await findKnownLinks(tx, userId, links);
    const own = await listOwnChannels(tx, userId);
    return portion.map(({ row }) => {
      const linked = withKnownLinks(row.content, known);
      const off = [...offChannels(linked, own)];
      const { columns, materials: parts } = priced({ ...linked, offChannelIds: off });
      return { columns, state: productStateOf({ ...columns, materials: parts }), parts };
    });
  },

  async follow({ tx, userId }, rows) {
    const stored = rows.filter(({ planned }) => planned.act !== 'create');
    const ids = stored.map(({ columns }) => columns.id);
    await tx
      .delete(materials)
      .where(and(eq(materials.userId, userId), inArray(materials.productId, ids)));
    const used = rows.flatMap(({ columns, parts = [] }) => materialRows(columns.id, parts));
    await insertMaterials(tx, userId, used);
  },
};
