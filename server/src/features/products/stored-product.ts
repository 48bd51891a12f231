import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pickFields } from '#core/fields/field.ts';
import { materialFields, productFields } from '#core/products/product-fields.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { UserId } from '../../db/database.ts';
import { packIn } from '../../db/pack.ts';
import { materials, products } from '../../db/schema.ts';

type Material = Product['materials'][number];

const columnsOfMaterial = {
  id: materials.id,
  ...pickFields(materialFields, materials),
  materialId: materials.materialId,
  totalPrice: materials.totalPrice,
} satisfies Record<keyof Omit<Material, 'pack'>, PgColumn>;

/** Times as the API answers them, in ISO 8601. */
const valueIn = (rows: string, { name, dataType }: PgColumn) =>
  dataType === 'date'
    ? `to_char(${rows}.${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `${rows}.${name}`;

/** What json_build_object() makes of these columns. */
const entriesOf = (columns: Readonly<Record<string, PgColumn>>, rows: string) =>
  sql.raw(
    Object.entries(columns)
      .map(([key, column]) => `'${key}', ${valueIn(rows, column)}`)
      .join(', '),
  );

const packOfRow = packIn({
  packPrice: sql.raw('m.pack_price'),
  packContent: sql.raw('m.pack_content'),
  packUnit: sql.raw('m.pack_unit'),
});

/** One list per product, made by the database: fewer rows to carry, and the key's order is reused. */
const materialsOfProduct = (userId: UserId) => sql<Material[]>`(
  select coalesce(json_agg(
    json_build_object(${entriesOf(columnsOfMaterial, 'm')}, 'pack', ${packOfRow})
    order by m.position), '[]')
  from ${materials} m
  where m.user_id = ${userId} and m.product_id = ${products}.id
)`;

export const ownColumns = {
  id: products.id,
  ...pickFields(productFields, products),
  channelIds: products.channelIds,
  offChannelIds: products.offChannelIds,
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

export const productColumns = (userId: UserId) => ({
  ...ownColumns,
  materials: materialsOfProduct(userId).as('materials'),
});

/** A product as it is answered, made by the database of a subquery `page`: no row has to be mapped. */
export const productOfPage = sql<Product>`json_build_object(
  ${entriesOf(ownColumns, 'page')}, 'materials', page.materials)`;
