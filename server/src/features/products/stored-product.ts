import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { keysOf, pickFields } from '#core/fields/field.ts';
import { materialFields, productFields } from '#core/products/fields.ts';
import type { Product } from '#core/schemas/product.ts';
import { packIn } from '../../db/pack.ts';
import { materials, products } from '../../db/schema.ts';

type Material = Product['materials'][number];

const columnsOfMaterial = {
  id: materials.id,
  ...pickFields(materialFields, materials),
  materialId: materials.materialId,
  totalPrice: materials.totalPrice,
} satisfies Record<keyof Omit<Material, 'pack'>, PgColumn>;

const materialEntries = Object.entries(columnsOfMaterial)
  .map(([key, { name }]) => `'${key}', m.${name}`)
  .join(', ');

const packOfRow = packIn({
  packPrice: sql.raw('m.pack_price'),
  packContent: sql.raw('m.pack_content'),
  packUnit: sql.raw('m.pack_unit'),
});

/** One list per product, made by the database: fewer rows to carry, and the key's order is reused. */
const materialsOfProduct = sql<Material[]>`(
  select coalesce(json_agg(
    json_build_object(${sql.raw(materialEntries)}, 'pack', ${packOfRow})
    order by m.position), '[]')
  from ${materials} m
  where m.user_id = ${products}.user_id and m.product_id = ${products}.id
)`;

export const ownColumns = {
  id: products.id,
  ...pickFields(productFields, products),
  channelIds: products.channelIds,
  totalCost: products.totalCost,
  suggestedPrice: products.suggestedPrice,
  finalPrice: products.finalPrice,
  profit: products.profit,
  netMargin: products.netMargin,
  markup: products.markup,
  earnedPerHour: products.earnedPerHour,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
};

export const ownColumnsOf = <T extends Readonly<Record<keyof typeof ownColumns, unknown>>>(
  page: T,
) =>
  Object.fromEntries(keysOf(ownColumns).map((key) => [key, page[key]])) as Pick<
    T,
    keyof typeof ownColumns
  >;

export const productColumns = { ...ownColumns, materials: materialsOfProduct.as('materials') };
