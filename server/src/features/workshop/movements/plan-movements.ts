import { v7 as uuidv7 } from 'uuid';
import type { WorkshopChanges } from '#core/workshop/workshop-schemas.ts';
import type { Queryable, UserId } from '../../../db/database.ts';
import { idsOf } from '../../../portions.ts';
import { inTurns } from '../../../processor-time.ts';
import type { StoredMovement } from '../../stock/answers.ts';
import { findCounting, findMovements } from '../queries.ts';
import { isOpposite } from './validate-movements.ts';

/** Movements of one act, in the order of their file. */
type Act = readonly StoredMovement[];

/** How storing the movements of a file changes the stock; acts come and go whole. */
export interface MovementPlan {
  /** The movements as they are stored, reversals last. */
  readonly added: readonly StoredMovement[];
  /** Acts that count now, and are reversed. */
  readonly reversed: readonly Act[];
  readonly counts: WorkshopChanges['movements'];
}

/**
 * Importing adds what is not there and deletes nothing; a reversal is added to a movement that
 * still counts and is the same.
 */
export async function planImported(
  tx: Queryable,
  userId: UserId,
  movements: readonly StoredMovement[],
): Promise<MovementPlan> {
  const there = await findMovements(tx, userId, idsOf(movements));
  const isNew = (act: Act) => act.every(({ id }) => !there.has(id));
  const acts = actsOf(movements).filter(isNew);
  const isReversal = ([first]: Act) => first?.kind === 'reversal';
  const coming = acts.filter((act) => !isReversal(act)).flat();
  const ids = new Set(idsOf(coming));
  const countsHere = (reversal: StoredMovement) => {
    const original = there.get(reversal.reverses ?? '');
    return original !== undefined && !original.isReversed && isOpposite(reversal, original);
  };
  const reversals = acts
    .filter(isReversal)
    .filter((act) => act.every((each) => ids.has(each.reverses ?? '') || countsHere(each)))
    .flat();
  const reversed = reversals.filter(({ reverses }) => !ids.has(reverses ?? '')).length;
  const added = [...coming, ...reversals];
  return { added, reversed: [], counts: { added: added.length - reversed, reversed } };
}

/**
 * Restoring makes the same movements count as in the file (docs/decisions/0204). An act that counts
 * in both stays: its ids are the same or, as restored acts get new ones, its content.
 */
export async function planRestored(
  tx: Queryable,
  userId: UserId,
  movements: readonly StoredMovement[],
): Promise<MovementPlan> {
  const reversedInFile = new Set(movements.flatMap(({ reverses }) => reverses ?? []));
  const wanted = actsOf(
    movements.filter(({ id, kind }) => kind !== 'reversal' && !reversedInFile.has(id)),
  );
  const here = actsOf(await findCounting(tx, userId));
  const byIds = await unmatched(wanted, here, withIds);
  const { missing, surplus } = await unmatched(byIds.missing, byIds.surplus, contentOf);
  const added = await withFreeIds(tx, userId, missing);
  const counts = { added: added.length, reversed: surplus.flat().length };
  return { added, reversed: surplus, counts };
}

const actsOf = (movements: readonly StoredMovement[]): Act[] => [
  ...Map.groupBy(movements, ({ actId }) => actId).values(),
];

/** Acts of the file that are not here, and acts here that are not in the file. */
async function unmatched(
  wanted: readonly Act[],
  here: readonly Act[],
  keyOf: (act: Act) => string,
) {
  const byKey = new Map<string, Act[]>();
  await inTurns(here, (act) => {
    const key = keyOf(act);
    const alike = byKey.get(key);
    if (alike) alike.push(act);
    else byKey.set(key, [act]);
  });
  const missing: Act[] = [];
  await inTurns(wanted, (act) => {
    if (!byKey.get(keyOf(act))?.pop()) missing.push(act);
  });
  return { missing, surplus: [...byKey.values()].flat() };
}

const withIds = (act: Act) => keyOf(act, ({ id, actId }) => [id, actId]);
const contentOf = (act: Act) => keyOf(act, () => []);

function keyOf(act: Act, ids: (movement: StoredMovement) => string[]): string {
  const lines = act.map((each) =>
    JSON.stringify([
      ...ids(each),
      each.kind,
      each.materialId,
      each.productId,
      each.quantity,
      each.value,
      each.told,
      each.unit,
      each.unitPrice,
      each.channelId,
      each.fees,
      each.hours,
      each.labour,
      each.note,
      each.happenedAt,
    ]),
  );
  return lines.sort().join('\n');
}

/** An act keeps its ids if they are free, and is copied with new ones else. */
async function withFreeIds(tx: Queryable, userId: UserId, acts: readonly Act[]) {
  const there = await findMovements(tx, userId, idsOf(acts.flat()));
  return acts.flatMap((act) => (act.some(({ id }) => there.has(id)) ? copyOf(act) : act));
}

/** The first movement of an act gives it its id. */
function copyOf(act: Act): Act {
  const actId = uuidv7();
  return firstOf(act).map((movement, index) => ({
    ...movement,
    id: index === 0 ? actId : uuidv7(),
    actId,
  }));
}

/** An act with its first movement in front. */
export const firstOf = (act: Act): StoredMovement[] => [
  ...act.filter(({ id, actId }) => id === actId),
  ...act.filter(({ id, actId }) => id !== actId),
];
