import { tidyLine } from '../fields/tidy-text.ts';
import { sameNameKey } from './same-name.ts';

interface Named {
  readonly name: string;
}

type KeyOf = (name: string) => string;

/** The keys by which names are the same: first as written, then without letter case and spaces. */
export const sameNames: readonly KeyOf[] = [tidyLine, sameNameKey];

/**
 * Finds rows by their names: of those that are alike in the first way the newest, then of those in the
 * next one.
 *
 * @param rows the newest first
 */
export function nameFinder<Row extends Named>(
  rows: readonly Row[],
  likenesses: readonly KeyOf[],
): (name: string) => Row | undefined {
  const oldestFirst = rows.toReversed();
  const ways = likenesses.map((keyOf) => ({
    keyOf,
    byKey: new Map(oldestFirst.map((row) => [keyOf(row.name), row])),
  }));
  return (name) => {
    for (const { keyOf, byKey } of ways) {
      const found = byKey.get(keyOf(name));
      if (found) return found;
    }
    return undefined;
  };
}
