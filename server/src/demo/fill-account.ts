import { and, eq } from 'drizzle-orm';
import { type ProductInput, productInputSchema } from '#core/schemas/product.ts';
import type { Database, UserId } from '../db/database.ts';
import { catalogueMaterials, products, users } from '../db/schema.ts';
import { addPassword } from '../features/passwords/commands.ts';
import { hashPassword } from '../features/passwords/hashing.ts';
import { createProduct } from '../features/products/commands.ts';
import { findUserByEmail } from '../features/users/queries.ts';
import { StartupError } from '../startup-error.ts';
import type { DemoAccount } from './accounts.ts';
import { momentAgo } from './moment-ago.ts';

/**
 * Creates the account with its workshop. It replaces the one that an earlier run left.
 *
 * @param now what the ages of the workshop count from
 * @throws StartupError when somebody else has the account's email
 */
export async function fillAccount(db: Database, account: DemoAccount, now: Date): Promise<void> {
  const { id, hourlyRate } = account.profile;
  const userId = id as UserId;
  await replaceUser(db, account, now);
  for (const [index, { daysAgo, ...product }] of account.products.entries()) {
    await addProduct(db, userId, { hourlyRate, ...product }, momentAgo(now, daysAgo, index));
  }
  await addCatalogue(db, userId, account, now);
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
    await tx.delete(users).where(eq(users.id, id));
    const createdAt = momentAgo(now, memberForDays, 0);
    await tx.insert(users).values({ ...profile, emailConfirmed: true, createdAt });
    await addPassword(tx, id, passwordHash);
  });
}

async function addProduct(
  db: Database,
  userId: UserId,
  input: ProductInput,
  createdAt: Date,
): Promise<void> {
  const { id } = await createProduct(db, userId, productInputSchema.parse(input));
  await db.asUser(userId, async (tx) => {
    const times = { createdAt, updatedAt: createdAt };
    await tx
      .update(products)
      .set(times)
      .where(and(eq(products.userId, userId), eq(products.id, id)));
  });
}

async function addCatalogue(
  db: Database,
  userId: UserId,
  { catalogue, memberForDays }: DemoAccount,
  now: Date,
): Promise<void> {
  if (catalogue.length === 0) return;
  const rows = catalogue.map(([name, category, unitPrice, unitType], index) => {
    // Two or three materials a day in the account's first weeks.
    const createdAt = momentAgo(now, memberForDays - Math.floor(index / 3), index);
    return { userId, name, category, unitPrice, unitType, createdAt, updatedAt: createdAt };
  });
  await db.asUser(userId, (tx) => tx.insert(catalogueMaterials).values(rows));
}
