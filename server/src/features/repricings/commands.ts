import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { priceMessages } from '#core/fields/validation.ts';
import { productStateOf } from '#core/history/history-schemas.ts';
import { isPriceWithinReach } from '#core/pricing/final-price.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import { tooManyRepriced } from '#core/repricing/repricing-causes.ts';
import type { RepricingContent, UndoneRepricing } from '#core/repricing/repricing-schemas.ts';
import { changeAsUser, laterThan, type UserChange } from '../../db/change-as-user.ts';
import type { Database, UserId } from '../../db/database.ts';
import { packColumns } from '../../db/pack.ts';
import { rememberStates } from '../../db/row-states.ts';
import { materials, products, repricings } from '../../db/schema.ts';
import { updateRows } from '../../db/update-rows.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { idsOf } from '../../portions.ts';
import { priced } from '../products/priced-product.ts';
import { findProducts } from '../products/queries.ts';
import { forgetOldChanges } from '../rows/commands.ts';
import { countMaterials, findHourlyRate, findRepriced, findRepricing } from './queries.ts';
import {
  isAbout,
  maxRowsRead,
  previewOf,
  type RepricedProduct,
  undone,
  withPricesOf,
} from './repriced-product.ts';

/**
 * Reprices products, all or none of them.
 *
 * @param input with what was shown of each: nothing is written when one comes to something else
 *   now
 * @param key the id of the repricing; the same call again answers what the first one did
 * @throws ProblemError 409 repricing_already_stored when the key belongs to other products, 412
 *   repricing_changed, 422 validation_failed when a price would be too high, or it is too much at
 *   once
 */
export function reprice(
  db: Database,
  userId: UserId,
  input: RepricingContent,
  key: string = uuidv7(),
) {
  return changeAsUser(db, userId, async (change) => {
    const { tx, now } = change;
    const stored = await findRepricing(tx, userId, key);
    if (stored) {
      if (!isAbout(stored, input)) throw new ProblemError(409, 'repricing_already_stored');
      return { id: key, repriced: stored.products.length };
    }
    const before = await store(change, await findAsSeen(change, input));
    await forgetOldChanges(change, repricings);
    await tx
      .insert(repricings)
      .values({ userId, id: key, cause: input.cause, products: before, createdAt: now });
    return { id: key, repriced: before.length };
  });
}

/**
 * Takes a repricing back, as far as no later change touched its products. The same call again answers
 * what the first one did.
 *
 * @throws ProblemError 404 repricing_not_found
 */
export function undoRepricing(db: Database, userId: UserId, id: string): Promise<UndoneRepricing> {
  return changeAsUser(db, userId, async (change) => {
    const { tx, now } = change;
    const repricing = await findRepricing(tx, userId, id);
    if (!repricing) throw new ProblemError(404, 'repricing_not_found');
    const found = await findProducts(tx, userId, idsOf(repricing.products));
    const byId = new Map(found.map((product) => [product.id, product]));
    if (repricing.undoneAt) return undone(repricing.products, byId);

    const untouched = repricing.products.flatMap((before) => {
      const product = byId.get(before.id);
      if (product?.updatedAt !== before.updatedAt) return [];
      return [{ product, repriced: withPricesOf(product, before) }];
    });
    await store(change, untouched);
    const restored = new Set(untouched.map(({ product }) => product.id));
    const settled = repricing.products.map((before) =>
      restored.has(before.id) ? before : { ...before, kept: true as const },
    );
    await tx
      .update(repricings)
      .set({ products: settled, undoneAt: now })
      .where(and(eq(repricings.userId, userId), eq(repricings.id, id)));
    return undone(settled, byId);
  });
}

/** @returns the products of a call, each as it was shown */
async function findAsSeen({ tx, userId }: UserChange, input: RepricingContent) {
  const seen = new Map(input.products.map((each) => [each.id, each]));
  const ids = [...seen.keys()];
  if ((await countMaterials(tx, userId, ids)) > maxRowsRead) {
    throw invalid('products', tooManyRepriced);
  }
  const hourlyRate = await findHourlyRate(tx, userId);
  const found = await findRepriced(tx, userId, ids, { ...input, hourlyRate });
  const asSeen = found.filter((each) => {
    const { id, updatedAt, after } = previewOf(each, hourlyRate);
    const shown = seen.get(id);
    const isVersion = shown?.updatedAt === updatedAt;
    return (
      isVersion && shown.totalCost === after.totalCost && shown.finalPrice === after.finalPrice
    );
  });
  if (asSeen.length < ids.length) throw new ProblemError(412, 'repricing_changed');
  const tooHigh = asSeen.find(({ repriced }) => !isPriceWithinReach(repriced.finalPrice));
  if (tooHigh) {
    const index = input.products.findIndex(({ id }) => id === tooHigh.product.id);
    throw invalid(`products.${index}.finalPrice`, priceMessages.tooHigh);
  }
  return asSeen;
}

const invalid = (path: string, message: string) =>
  new ProblemError(422, 'validation_failed', [{ path, code: 'too_big', message }]);

/**
 * Writes the new prices of products, and all that follows from them.
 *
 * @returns what they were priced with before, under the versions that they have now
 */
async function store({ tx, userId, now, tell }: UserChange, all: readonly RepricedProduct[]) {
  const changes = all.map(({ product: { id, ...product }, repriced }) => {
    const updatedAt = laterThan(product.updatedAt, now);
    const { columns, figures, materials: rows } = priced(productInputOf(repriced));
    const { hourlyRate, practisedMarkup } = columns;
    const prices = { hourlyRate, ...figures, practisedMarkup };
    const changed = product.materials.flatMap((row, index) => {
      const { [index]: next } = rows;
      return next && repriced.materials[index] !== row ? [{ row, next }] : [];
    });
    return {
      columns: { id, updatedAt, ...prices },
      rows: changed.map(({ row, next: { unitPrice, pack, totalPrice } }) => ({
        productId: id,
        id: row.id,
        unitPrice,
        ...packColumns(pack),
        totalPrice,
      })),
      state: {
        id,
        cause: 'repriced' as const,
        at: updatedAt,
        state: productStateOf({ ...product, ...prices, materials: rows }),
      },
      before: {
        id,
        updatedAt: updatedAt.toISOString(),
        hourlyRate: product.hourlyRate,
        materials: changed.map(({ row }) => ({
          id: row.id,
          unitPrice: row.unitPrice,
          pack: row.pack,
        })),
      },
    };
  });
  const columns = changes.map((each) => each.columns);
  await updateRows(tx, products, userId, ['id'], columns);
  const rows = changes.flatMap((each) => each.rows);
  await updateRows(tx, materials, userId, ['productId', 'id'], rows);
  const states = changes.map((each) => each.state);
  await rememberStates(tx, userId, 'product', states);
  tell('product', columns);
  return changes.map((each) => each.before);
}
