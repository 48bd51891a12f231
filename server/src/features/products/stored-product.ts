import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pickFields } from '#core/fields/field.ts';
import { materialFields, productFields } from '#core/products/fields.ts';
import type { Product } from '#core/schemas/product.ts';
import { materials, products } from '../../db/schema.ts';

type Material = Product['materials'][number];

/** What an answer says of a material. */
export const materialColumns = {
  id: materials.id,
  ...pickFields(materialFields, materials),
  totalPrice: materials.totalPrice,
} satisfies Record<keyof Material, PgColumn>;

const materialEntries = Object.entries(materialColumns)
  .map(([key, { name }]) => `'${key}', m.${name}`)
  .join(', ');

/** One list per product, made by the database: fewer rows to carry, and the key's order is reused. */
const materialsOfProduct = sql<Material[]>`(
  select coalesce(json_agg(json_build_object(${sql.raw(materialEntries)}) order by m.position), '[]')
  from ${materials} m
  where m.user_id = ${products}.user_id and m.product_id = ${products}.id
)`;

/** What an answer says of a product, its materials apart. */
export const ownColumns = {
  id: products.id,
  ...pickFields(productFields, products),
  finalPrice: products.finalPrice,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
};

export const productColumns = { ...ownColumns, materials: materialsOfProduct.as('materials') };

type ProductRow = Omit<Product, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

export const toProduct = (row: ProductRow): Product => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
