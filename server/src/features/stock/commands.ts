import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { channelFaults } from '#core/channels/channel-faults.ts';
import { isChannelPrice } from '#core/channels/sale-fees.ts';
import { priceMessages } from '#core/fields/validation.ts';
import { toDecimal } from '#core/numbers/decimal.ts';
import { stockProblems } from '#core/stock/stock-labels.ts';
import type {
  MaterialMovementInput,
  PieceMovementInput,
  ProductionInput,
  SaleInput,
  StockAct,
  StockStart,
} from '#core/stock/stock-schemas.ts';
import { changeAsUser, laterThanStored, type UserChange } from '../../db/change-as-user.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { catalogueMaterials } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { plainRows } from '../rows/plain-rows.ts';
import { activeRows } from '../rows/queries.ts';
import { addMovements } from './add-movements.ts';
import { type StoredMovement, toMovement } from './answers.ts';
import type { StockedProduct, TrackedMaterial } from './items.ts';
import {
  materialMovement,
  type NewMovement,
  pieceMovement,
  production,
  reversals,
  saleMovement,
} from './new-movements.ts';
import { findAct, findActed, findReversed, findStocked, findTracked } from './queries.ts';

/** What any movement is sent with. */
interface Remarks {
  readonly note: string | null;
  readonly happenedAt?: string | undefined;
}

/** What must be the same when a key is sent again. */
type Request = Partial<
  Pick<StoredMovement, 'kind' | 'materialId' | 'productId' | 'reverses' | 'unitPrice' | 'channelId'>
> & { readonly amount?: number; readonly value?: number | null };

/**
 * Moves the stock of a tracked material.
 *
 * @param key the new movement's id, here and below; the same call again answers what was done
 * @throws ProblemError 404 catalogue_material_not_found, 409 material_not_tracked or
 *   movement_already_stored, 422 when it happens in the future
 */
export function moveMaterial(
  db: Database,
  userId: UserId,
  materialId: string,
  input: MaterialMovementInput,
  key?: string,
): Promise<StockAct> {
  const { kind, quantity: amount, value } = input;
  const request = { kind, materialId, amount, ...(value !== null && { value }) };
  return act(db, userId, { key, requests: [request], remarks: input }, async (change, id) => {
    if (input.starts) await track(change, [materialId]);
    const material = await requireTracked(change.tx, userId, materialId);
    return [materialMovement(id, material, input)];
  });
}

/**
 * Tracks materials from now on, all or none, beginning with what was counted of each.
 *
 * @throws ProblemError 404 catalogue_material_not_found, with the place of each that is unknown, 409
 *   movement_already_stored
 */
export function startStock(
  db: Database,
  userId: UserId,
  { materials: counted }: StockStart,
  key?: string,
): Promise<StockAct> {
  const kind = 'adjustment' as const;
  const requests = counted.map(({ id: materialId, quantity: amount }) => ({
    kind,
    materialId,
    amount,
  }));
  return act(db, userId, { key, requests, remarks: { note: null } }, async (change, actId) => {
    const ids = counted.map(({ id }) => id);
    await track(change, ids);
    const tracked = new Map(
      (await findTracked(change.tx, userId, ids)).map((material) => [material.id, material]),
    );
    const unknown = ids.flatMap((id, index) => (tracked.has(id) ? [] : [unknownAt(index)]));
    if (unknown.length > 0) throw new ProblemError(404, 'catalogue_material_not_found', unknown);
    return counted.flatMap(({ id, quantity }, index) => {
      const material = tracked.get(id);
      const own = index === 0 ? actId : uuidv7();
      return material ? [materialMovement(own, material, { kind, quantity, value: null })] : [];
    });
  });
}

const unknownAt = (index: number) => ({
  path: `materials.${index}.id`,
  code: 'unknown_material',
  message: priceMessages.unknownMaterial,
});

/** Begins to track those of the materials that are not tracked, each as a new version. */
async function track({ tx, userId, now, tell }: UserChange, ids: readonly string[]): Promise<void> {
  const { id, tracked, updatedAt } = catalogueMaterials;
  const begun = await tx
    .update(catalogueMaterials)
    .set({ tracked: true, updatedAt: laterThanStored(updatedAt, now) })
    .where(and(activeRows(catalogueMaterials, userId), inArray(id, [...ids]), eq(tracked, false)))
    .returning({ id, updatedAt });
  tell('material', begun);
}

/** @throws ProblemError 404 product_not_found, 409 movement_already_stored, 422 */
export function movePieces(
  db: Database,
  userId: UserId,
  productId: string,
  input: PieceMovementInput,
  key?: string,
): Promise<StockAct> {
  const request = { kind: input.kind, productId, amount: input.pieces };
  return act(db, userId, { key, requests: [request], remarks: input }, async ({ tx }, id) => [
    pieceMovement(id, await requireStocked(tx, userId, productId), input),
  ]);
}

/** Takes out the materials of the pieces, even below zero. @throws ProblemError as movePieces() */
export function produce(
  db: Database,
  userId: UserId,
  productId: string,
  input: ProductionInput,
  key?: string,
): Promise<StockAct> {
  const request = { kind: 'production', productId, amount: input.pieces } as const;
  return act(db, userId, { key, requests: [request], remarks: input }, async ({ tx }, id) => {
    const stocked = await requireStocked(tx, userId, productId);
    const linked = stocked.product.materials.flatMap(({ materialId }) => materialId ?? []);
    const tracked = await findTracked(tx, userId, [...new Set(linked)]);
    return production(id, stocked, tracked, input.pieces);
  });
}

/**
 * What the channel takes is stored with the sale, as its fees are then.
 *
 * @throws ProblemError as movePieces(), and 422 for a channel that is not the user's
 */
export function sell(
  db: Database,
  userId: UserId,
  productId: string,
  input: SaleInput,
  key?: string,
): Promise<StockAct> {
  const { pieces: amount, unitPrice, channelId } = input;
  const request = { kind: 'sale', productId, amount, unitPrice, channelId } as const;
  return act(db, userId, { key, requests: [request], remarks: input }, async ({ tx }, id) => {
    const stocked = await requireStocked(tx, userId, productId);
    const channel =
      channelId === null ? undefined : await plainRows('channel').find(tx, userId, channelId);
    if (channelId !== null && !channel) throw unknownChannel;
    if (channel && !isChannelPrice(unitPrice)) throw noChannelPrice;
    return [saleMovement(id, stocked, input, channel)];
  });
}

/**
 * Reverses a movement's whole act, as of the day on which it happened.
 *
 * @throws ProblemError 404 movement_not_found, 409 movement_already_stored, movement_reversed or
 *   reversal_not_reversible
 */
export function reverse(
  db: Database,
  userId: UserId,
  movementId: string,
  key?: string,
): Promise<StockAct> {
  const request = { kind: 'reversal', reverses: movementId } as const;
  return act(
    db,
    userId,
    { key, requests: [request], remarks: { note: null } },
    async ({ tx }, id) => {
      const movements = await findAct(tx, userId, movementId);
      const [named] = movements;
      if (!named) throw new ProblemError(404, 'movement_not_found');
      if (named.kind === 'reversal') throw new ProblemError(409, 'reversal_not_reversible');
      const reversed = await findReversed(tx, userId, [movementId]);
      if (reversed.size > 0) throw new ProblemError(409, 'movement_reversed');
      return { movements: reversals(id, movementId, movements), happenedAt: named.happenedAt };
    },
  );
}

type Made = NewMovement[] | { readonly movements: NewMovement[]; readonly happenedAt: Date };

interface Call {
  readonly key: string | undefined;
  /** All requests of the call. */
  readonly requests: readonly Request[];
  readonly remarks: Remarks;
}

/** Stores an act once: a known key answers what was stored, if that is the same. */
function act(
  db: Database,
  userId: UserId,
  { key, requests, remarks }: Call,
  make: (change: UserChange, id: string) => Promise<Made>,
) {
  return changeAsUser(db, userId, async (change) => {
    const { tx, now } = change;
    const stored = key ? await findAct(tx, userId, key) : [];
    if (stored.length > 0) {
      if (areSame(stored, requests, remarks)) return await answer(tx, userId, stored);
      throw new ProblemError(409, 'movement_already_stored');
    }
    const happenedAt = remarks.happenedAt ? new Date(remarks.happenedAt) : now;
    if (happenedAt > now) throw inTheFuture;
    const actId = key ?? uuidv7();
    const made = await make(change, actId);
    const { movements, ...then } = Array.isArray(made) ? { movements: made } : made;
    const own = { actId, note: remarks.note, happenedAt, createdAt: now, ...then };
    const rows = movements.map((movement): StoredMovement => ({ ...movement, ...own }));
    await addMovements(change, rows);
    return await answer(tx, userId, rows);
  });
}

const unknownChannel = new ProblemError(422, 'validation_failed', [
  { path: 'channelId', code: 'unknown_channel', message: channelFaults.unknown },
]);

const noChannelPrice = new ProblemError(422, 'validation_failed', [
  { path: 'unitPrice', code: 'out_of_range', message: channelFaults.salePrice },
]);

const inTheFuture = new ProblemError(422, 'validation_failed', [
  { path: 'happenedAt', code: 'too_big', message: stockProblems.inTheFuture },
]);

const areSame = (
  stored: readonly StoredMovement[],
  requests: readonly Request[],
  remarks: Remarks,
): boolean =>
  requests.every((request) => stored.some((movement) => isSame(movement, request, remarks)));

function isSame(movement: StoredMovement, request: Request, { note, happenedAt }: Remarks) {
  const { amount, value, ...columns } = request;
  const isAmount = amount === undefined || toDecimal(amount).eq(toDecimal(movement.told));
  const isValue = value == null || toDecimal(value).eq(toDecimal(movement.value));
  const isDay =
    happenedAt === undefined || Date.parse(happenedAt) === movement.happenedAt.getTime();
  const keys = Object.keys(columns) as (keyof typeof columns)[];
  const isRest = movement.note === note && keys.every((key) => columns[key] === movement[key]);
  return isAmount && isValue && isDay && isRest;
}

async function answer(tx: Queryable, userId: UserId, movements: readonly StoredMovement[]) {
  const [first] = movements;
  if (!first) throw new Error('an act without a movement');
  return {
    id: first.id,
    movements: movements.map(toMovement),
    ...(await findActed(tx, userId, movements)),
  };
}

async function requireTracked(tx: Queryable, userId: UserId, id: string): Promise<TrackedMaterial> {
  const [tracked] = await findTracked(tx, userId, [id]);
  if (tracked) return tracked;
  const [known] = await tx
    .select({ id: catalogueMaterials.id })
    .from(catalogueMaterials)
    .where(and(activeRows(catalogueMaterials, userId), eq(catalogueMaterials.id, id)));
  throw known
    ? new ProblemError(409, 'material_not_tracked')
    : new ProblemError(404, 'catalogue_material_not_found');
}

async function requireStocked(tx: Queryable, userId: UserId, id: string): Promise<StockedProduct> {
  const stocked = await findStocked(tx, userId, id);
  if (!stocked) throw new ProblemError(404, 'product_not_found');
  return stocked;
}
