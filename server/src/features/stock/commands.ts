import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { toDecimal } from '#core/pricing/decimal.ts';
import type {
  MaterialMovementInput,
  PieceMovementInput,
  ProductionInput,
  SaleInput,
  StockAct,
} from '#core/schemas/stock.ts';
import { stockProblems } from '#core/stock/stock-labels.ts';
import { changeAsUser, type UserChange } from '../../db/change-as-user.ts';
import type { Database, Queryable, UserId } from '../../db/database.ts';
import { catalogueMaterials } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem.ts';
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

/** What a caller says of any movement. */
interface Said {
  readonly note: string | null;
  readonly happenedAt?: string | undefined;
}

/** What must be the same when a key is sent again. */
type Told = Partial<
  Pick<StoredMovement, 'kind' | 'materialId' | 'productId' | 'reverses' | 'unitPrice'>
> & { readonly amount?: number; readonly value?: number | null };

/**
 * Moves the stock of a tracked material.
 *
 * @param key the new movement's id; sent again with the same content it answers what was done
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
  const told = { kind, materialId, amount, ...(value !== null && { value }) };
  return act(db, userId, { key, told, said: input }, async ({ tx }, id) => {
    const material = await requireTracked(tx, userId, materialId);
    return [materialMovement(id, material, input)];
  });
}

/**
 * Moves the pieces of a product that were lost or counted.
 *
 * @param key as of moveMaterial()
 * @throws ProblemError 404 product_not_found, 409 movement_already_stored, 422
 */
export function movePieces(
  db: Database,
  userId: UserId,
  productId: string,
  input: PieceMovementInput,
  key?: string,
): Promise<StockAct> {
  const told = { kind: input.kind, productId, amount: input.pieces };
  return act(db, userId, { key, told, said: input }, async ({ tx }, id) => [
    pieceMovement(id, await requireStocked(tx, userId, productId), input),
  ]);
}

/**
 * Takes the materials of so many pieces out and puts the pieces on the shelf, whether or not there
 * are enough of them.
 *
 * @param key as of moveMaterial()
 * @throws ProblemError as movePieces()
 */
export function produce(
  db: Database,
  userId: UserId,
  productId: string,
  input: ProductionInput,
  key?: string,
): Promise<StockAct> {
  const told = { kind: 'production', productId, amount: input.pieces } as const;
  return act(db, userId, { key, told, said: input }, async ({ tx }, id) => {
    const stocked = await requireStocked(tx, userId, productId);
    const linked = stocked.product.materials.flatMap(({ materialId }) => materialId ?? []);
    const tracked = await findTracked(tx, userId, [...new Set(linked)]);
    return production(id, stocked, tracked, input.pieces);
  });
}

/**
 * Takes sold pieces off the shelf.
 *
 * @param key as of moveMaterial()
 * @throws ProblemError as movePieces()
 */
export function sell(
  db: Database,
  userId: UserId,
  productId: string,
  input: SaleInput,
  key?: string,
): Promise<StockAct> {
  const { pieces: amount, unitPrice } = input;
  const told = { kind: 'sale', productId, amount, unitPrice } as const;
  return act(db, userId, { key, told, said: input }, async ({ tx }, id) => [
    saleMovement(id, await requireStocked(tx, userId, productId), input),
  ]);
}

/**
 * Takes a movement back, with all that was done together with it. It counts for the day on which that
 * happened.
 *
 * @param key as of moveMaterial()
 * @throws ProblemError 404 movement_not_found, 409 movement_already_stored, movement_reversed or
 *   reversal_not_reversible
 */
export function reverse(
  db: Database,
  userId: UserId,
  movementId: string,
  key?: string,
): Promise<StockAct> {
  const told = { kind: 'reversal', reverses: movementId } as const;
  return act(db, userId, { key, told, said: { note: null } }, async ({ tx }, id) => {
    const movements = await findAct(tx, userId, movementId);
    const [named] = movements;
    if (!named) throw new ProblemError(404, 'movement_not_found');
    if (named.kind === 'reversal') throw new ProblemError(409, 'reversal_not_reversible');
    const reversed = await findReversed(tx, userId, [movementId]);
    if (reversed.size > 0) throw new ProblemError(409, 'movement_reversed');
    return { movements: reversals(id, movementId, movements), happenedAt: named.happenedAt };
  });
}

type Made = NewMovement[] | { readonly movements: NewMovement[]; readonly happenedAt: Date };

interface Call {
  readonly key: string | undefined;
  readonly told: Told;
  readonly said: Said;
}

/** Does something once: under a known key it answers what was done, if that is the same. */
function act(
  db: Database,
  userId: UserId,
  { key, told, said }: Call,
  make: (change: UserChange, id: string) => Promise<Made>,
): Promise<StockAct> {
  return changeAsUser(db, userId, async (change) => {
    const { tx, now } = change;
    const stored = key ? await findAct(tx, userId, key) : [];
    const [first] = stored;
    if (first) {
      if (isSame(first, told, said)) return await answer(tx, userId, stored);
      throw new ProblemError(409, 'movement_already_stored');
    }
    const happenedAt = said.happenedAt ? new Date(said.happenedAt) : now;
    if (happenedAt > now) throw inTheFuture;
    const made = await make(change, key ?? uuidv7());
    const { movements, ...then } = Array.isArray(made) ? { movements: made } : made;
    const kept = { note: said.note, happenedAt, createdAt: now, ...then };
    return await answer(tx, userId, await store(change, movements, kept));
  });
}

const inTheFuture = new ProblemError(422, 'validation_failed', [
  { path: 'happenedAt', code: 'too_big', message: stockProblems.inTheFuture },
]);

/** Whether a stored movement is what a caller asks for. */
function isSame(movement: StoredMovement, { amount, value, ...told }: Told, said: Said): boolean {
  const isAmount = amount === undefined || toDecimal(amount).eq(toDecimal(movement.told));
  const isValue = value == null || toDecimal(value).eq(toDecimal(movement.value));
  const isDay =
    said.happenedAt === undefined || Date.parse(said.happenedAt) === movement.happenedAt.getTime();
  const keys = Object.keys(told) as (keyof typeof told)[];
  return (
    isAmount &&
    isValue &&
    isDay &&
    movement.note === said.note &&
    keys.every((each) => told[each] === movement[each])
  );
}

async function store(
  change: UserChange,
  movements: readonly NewMovement[],
  kept: Pick<StoredMovement, 'note' | 'happenedAt' | 'createdAt'>,
): Promise<StoredMovement[]> {
  const actId = movements[0]?.id ?? '';
  const rows = movements.map((movement): StoredMovement => ({ ...movement, ...kept, actId }));
  await addMovements(change, rows);
  return rows;
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
