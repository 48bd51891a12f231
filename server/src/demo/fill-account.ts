import { randomUUID } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import type { CatalogueMaterialContent } from '#core/catalogue/catalogue-schemas.ts';
import { type Product, productInputSchema } from '#core/products/product-schemas.ts';
import type { Database, UserId } from '../db/database.ts';
import { packColumns } from '../db/pack.ts';
import { catalogueMaterials, materialPrices, products, users } from '../db/schema.ts';
import { eraseWorkshop } from '../features/erasure/commands.ts';
import { addPassword } from '../features/passwords/commands.ts';
import { hashPassword } from '../features/passwords/hashing.ts';
import { createProduct } from '../features/products/commands.ts';
import { findUserByEmail } from '../features/users/queries.ts';
import { StartupError } from '../startup-error.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { fillStock, momentAgo, type Workshop } from './fill-stock.ts';

/**
 * Creates the account with its workshop. It replaces the one that an earlier run left.
 *
 * @param now what the ages of the workshop count from
 * @throws StartupError when somebody else has the account's email
 */
export async function fillAccount(db: Database, account: DemoAccount, now: Date): Promise<void> {
  const userId = account.profile.id as UserId;
  await replaceUser(db, account, now);
  const materials = await addCatalogue(db, userId, account, now);
  const products = await addProducts(db, userId, account, materials, now);
  await fillStock(db, userId, { materials, products }, { steps: account.stock.steps, now });
}

/** @throws StartupError when there are users other than those of the demonstration */
export async function refuseOthers({ auth }: Database): Promise<void> {
  const own = demoAccounts.map(({ profile }) => profile.id);
  const others = auth.select({ id: users.id }).from(users).where(notInArray(users.id, own));
  if ((await others.limit(1)).length === 0) return;
  throw new StartupError(
    'Este banco de dados tem contas de outras pessoas: as de demonstração, com senhas públicas, não entram nele. Use outro, por exemplo com DATA_DIR=./data-demo.',
  );
}

/** The rows of the earlier account go with it. */
async function replaceUser(
  db: Database,
  { profile, password, memberForDays }: DemoAccount,
  now: Date,
): Promise<void> {
  const { id, email } = profile;
  const passwordHash = await hashPassword(password);
  await db.asAuth(async (tx) => {
    const holder = await findUserByEmail(tx, email);
    if (holder && holder.id !== id) {
      throw new StartupError(`O email ${email} pertence a outra conta, que fica como está.`);
    }
    await eraseWorkshop(tx, id);
    await tx.delete(users).where(eq(users.id, id));
    const createdAt = momentAgo(now, memberForDays, 0);
    await tx.insert(users).values({ ...profile, emailConfirmed: true, createdAt });
    await addPassword(tx, id, passwordHash);
  });
}

async function addProducts(
  db: Database,
  userId: UserId,
  account: DemoAccount,
  ids: Workshop['materials'],
  now: Date,
): Promise<Workshop['products']> {
  const stored = new Map<string, Product>();
  for (const [index, { daysAgo, materials, ...product }] of account.products.entries()) {
    const linked = materials.map((row) => ({ ...row, materialId: ids.get(row.name) ?? null }));
    const input = { hourlyRate: account.profile.hourlyRate, ...product, materials: linked };
    const createdAt = momentAgo(now, daysAgo, index);
    const added = await createProduct(db, userId, productInputSchema.parse(input));
    const isAdded = and(eq(products.userId, userId), eq(products.id, added.id));
    await db.asUser(userId, async (tx) => {
      await tx.update(products).set({ createdAt, updatedAt: createdAt }).where(isAdded);
    });
    stored.set(product.name, added);
  }
  return stored;
}

async function addCatalogue(
  db: Database,
  userId: UserId,
  { catalogue, memberForDays, stock }: DemoAccount,
  now: Date,
): Promise<Workshop['materials']> {
  if (catalogue.length === 0) return new Map();
  const rows = catalogue.map(([name, category, { before, pack, ...fields }], index) => {
    // Two or three materials a day in the account's first weeks.
    const age = memberForDays - Math.floor(index / 3);
    const prices = [...before, pack?.price ?? fields.unitPrice ?? 0].map((price, turn) => ({
      unitType: fields.unitType,
      ...priceColumns(pack, price),
      paidSince: momentAgo(now, age - Math.floor((turn * age) / (before.length + 1)), index),
    }));
    const [createdAt = now, updatedAt = now] = [prices[0]?.paidSince, prices.at(-1)?.paidSince];
    const id = randomUUID();
    const minimum = stock.minimums[name] ?? null;
    const tracking = { tracked: minimum !== null, minimum, createdAt, updatedAt };
    const material = { id, name, category, ...fields, ...packColumns(pack), ...tracking };
    return { material, prices: prices.map((price) => ({ ...price, materialId: id })) };
  });
  await db.asUser(userId, async (tx) => {
    await tx
      .insert(catalogueMaterials)
      .values(rows.map(({ material }) => ({ ...material, userId })));
    const prices = rows.flatMap((row) => row.prices);
    await tx.insert(materialPrices).values(prices.map((price) => ({ ...price, userId })));
  });
  return new Map(rows.map(({ material }) => [material.name, material.id]));
}

/** The price columns of a material at another price. */
const priceColumns = (pack: CatalogueMaterialContent['pack'], price: number) =>
  pack
    ? { unitPrice: null, ...packColumns({ ...pack, price }) }
    : { unitPrice: price, ...packColumns(null) };
