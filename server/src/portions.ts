/** Rows of a page: each may have hundreds of materials, prices or kilobytes. */
export const rowsOfPage = 25;

/** The weight of a portion, unless a single row is more. */
const heaviest = 1_000;

/**
 * Splits rows for one statement each. @param weigh a portion weighs a thousand, or is a single row
 */
export function* portionsOf<R>(
  rows: Iterable<R>,
  size = 250,
  weigh: (row: R) => number = () => 0,
): Generator<R[]> {
  let portion: R[] = [];
  let weight = 0;
  for (const row of rows) {
    weight += weigh(row);
    if (portion.length === size || (portion.length > 0 && weight > heaviest)) {
      yield portion;
      portion = [];
      weight = weigh(row);
    }
    portion.push(row);
  }
  if (portion.length > 0) yield portion;
}

export const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
