import { priceText } from '../pricing/price-text.ts';
import type { Row } from './field-texts.ts';

/** Pairs rows that are the same material: of one name in its order, then those that were renamed. */
export function pairRows(before: readonly Row[], after: readonly Row[]) {
  const left = before.map((row, at) => ({ row, at }));
  const pairs = after.map((row, at) => {
    const found = left.findIndex((each) => each.row.name === row.name);
    const [pair] = found < 0 ? [] : left.splice(found, 1);
    return { row, at, before: pair?.row };
  });
  for (const pair of pairs) {
    if (pair.before) continue;
    const found = left.findIndex(({ row, at }) => at === pair.at && isRenamed(row, pair.row));
    const [renamed] = found < 0 ? [] : left.splice(found, 1);
    pair.before = renamed?.row;
  }
  return { pairs, gone: left.map(({ row }) => row) };
}

const isRenamed = (one: Row, other: Row) =>
  (one.materialId !== null && one.materialId === other.materialId) ||
  (one.quantity === other.quantity && priceText(one, one.unit) === priceText(other, other.unit));
