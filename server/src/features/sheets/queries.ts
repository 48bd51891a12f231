import { and, eq } from 'drizzle-orm';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import { catalogueInputOf, productInputOf } from '#core/products/product-input-of.ts';
import type { CatalogueMaterialContent } from '#core/schemas/catalogue.ts';
import type { ProductContent } from '#core/schemas/product.ts';
import { nameKey, type ProductDefaults } from '#core/sheets/rows.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { catalogueMaterials, products, users } from '../../db/schema.ts';
import { materialColumns } from '../catalogue/stored-material.ts';
import { productColumns } from '../products/stored-product.ts';

/** A row that is there already, found by its name. */
interface KnownRow<Content> {
  readonly id: string;
  readonly content: Content;
}

export type KnownRows<Content> = ReadonlyMap<string, KnownRow<Content>>;

/** The user's catalogue by its names; of two of a name, the newest. */
export async function findMaterialsByName(
  tx: Queryable,
  userId: UserId,
): Promise<KnownRows<CatalogueMaterialContent>> {
  const { createdAt, isActive, userId: owner } = catalogueMaterials;
  const rows = await tx
    .select(materialColumns)
    .from(catalogueMaterials)
    .where(and(eq(owner, userId), eq(isActive, true)))
    .orderBy(createdAt);
  return new Map(
    rows.map((row) => [nameKey(row.name), { id: row.id, content: catalogueInputOf(row) }]),
  );
}

/** The same of the user's products. */
export async function findProductsByName(
  tx: Queryable,
  userId: UserId,
): Promise<KnownRows<ProductContent>> {
  const { createdAt, isActive, userId: owner } = products;
  const rows = await tx
    .select(productColumns)
    .from(products)
    .where(and(eq(owner, userId), eq(isActive, true)))
    .orderBy(createdAt);
  return new Map(
    rows.map((row) => [nameKey(row.name), { id: row.id, content: productInputOf(row) }]),
  );
}

/** What an imported product has where its sheet says nothing. */
export async function findDefaults(tx: Queryable, userId: UserId): Promise<ProductDefaults> {
  const [user] = await tx
    .select({ craftType: users.craftType, hourlyRate: users.hourlyRate })
    .from(users)
    .where(eq(users.id, userId));
  return {
    craftCategory: user?.craftType ?? 'outros',
    hourlyRate: user?.hourlyRate || defaultHourlyRate,
    marginPercentage: 100,
    fixedCosts: 0,
  };
}
