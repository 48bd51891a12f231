import { sameNameKey } from './same-name.ts';

export interface NameMatch<Row> {
  readonly there: Row | undefined;
  /** The name stood above already, and there is no second row for it. */
  readonly isTwice: boolean;
}

/**
 * Finds the stored rows that the names of a list mean, each once and in their order; an exact name goes
 * before one in other letters.
 */
export function matchNames<Row extends { readonly name: string }>(
  names: readonly string[],
  stored: readonly Row[],
): NameMatch<Row>[] {
  const exact = takenInOrder(stored, ({ name }) => name);
  const found = names.map((name) => exact(name));
  const taken = new Set(found);
  const left = takenInOrder(
    stored.filter((row) => !taken.has(row)),
    ({ name }) => sameNameKey(name),
  );
  const seen = new Set(names.filter((_, index) => found[index]).map(sameNameKey));
  return names.map((name, index) => {
    const key = sameNameKey(name);
    const isAgain = seen.has(key);
    seen.add(key);
    const there = found[index] ?? (isAgain ? undefined : left(key));
    return { there, isTwice: isAgain && !there };
  });
}

function takenInOrder<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const queues = new Map<string, Row[]>();
  for (const row of rows) {
    const queue = queues.get(keyOf(row));
    if (queue) queue.push(row);
    else queues.set(keyOf(row), [row]);
  }
  return (key: string): Row | undefined => queues.get(key)?.shift();
}
