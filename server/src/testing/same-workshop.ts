import { kinds, mapLists } from '#core/kinds/kinds.ts';
import { toDecimal } from '#core/numbers/decimal.ts';
import type { Workshop, WorkshopMovement } from '#core/workshop/workshop-schemas.ts';

interface Row {
  readonly id: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
}

/** Every row of a workshop, to the cent, without the ids and versions that a restore changes. */
export function rowsOfWorkshop({
  profile,
  movements = [],
  templates,
  history,
  ...lists
}: Workshop) {
  const { name: _name, email: _email, ...habits } = profile;
  const byId = <T extends { id: string }>(rows: readonly T[]) =>
    [...rows].sort((one, other) => one.id.localeCompare(other.id));
  return {
    habits,
    movements: byId(movements),
    ...mapLists((kind) =>
      byId<Row>(lists[kinds[kind].list] ?? []).map(({ updatedAt: _, ...row }) => row),
    ),
    materials: byId(lists.materials).map(({ updatedAt: _, ...row }) => row),
    products: byId(lists.products).map(({ updatedAt: _, materials: used, ...row }) => ({
      ...row,
      materials: used.map(({ id: _id, ...material }) => material),
    })),
    templates: byId(templates).map(({ updatedAt: _, ...row }) => row),
    history: byId(
      history.map((state) => ({ ...state, id: `${state.kind} ${state.rowId} ${state.version}` })),
    ),
  };
}

export const takenBackOf = (movements: readonly WorkshopMovement[]): ReadonlySet<string> =>
  new Set(movements.flatMap(({ reverses }) => reverses ?? []));

/** The movements that count: none of them was taken back, or takes another back. */
export function countingOf(movements: readonly WorkshopMovement[]): WorkshopMovement[] {
  const takenBack = takenBackOf(movements);
  return movements.filter(({ id, kind }) => kind !== 'reversal' && !takenBack.has(id));
}

/** The movements that count, without their ids, and what there is by all of them. */
export function stockOfWorkshop({ movements = [] }: Workshop) {
  const counted = countingOf(movements).map((counting) => {
    // Versions 1 and 2 know no channels.
    const { id: _id, actId: _actId, channelId = null, fees = '0', ...movement } = counting;
    return JSON.stringify({ ...movement, channelId, fees });
  });
  const there = Map.groupBy(
    movements,
    ({ materialId, productId }) => materialId ?? productId ?? '',
  );
  const sums = [...there].map(([item, each]) => [
    item,
    sum(each.map(({ quantity }) => quantity)),
    sum(each.map(({ value }) => value)),
  ]);
  // Nothing is there of what was never moved, and of what was taken back.
  return {
    counting: counted.sort(),
    sums: sums.filter(([, ...amounts]) => amounts.some((amount) => amount !== '0')).sort(),
  };
}

const sum = (texts: readonly string[]) => {
  const total = texts.reduce((all, text) => all.plus(toDecimal(text)), toDecimal(0));
  return total.eq('0') ? '0' : total.toFixed();
};
