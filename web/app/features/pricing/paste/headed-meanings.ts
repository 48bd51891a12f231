import { areProducts, type Column, countsLines } from './column.ts';
import { findName } from './guess-meanings.ts';
import { mayCount, readHeading } from './headings.ts';
import type { Cells, Meaning, Meanings } from './meanings.ts';

/** What the columns of a table hold after their headings, and after their content where those fail. */
export function headedMeanings(headings: Cells, columns: readonly Column[]): Meanings {
  const read = columns.map(({ index }) => readHeading(headings[index] ?? ''));
  const best = (meaning: Meaning, among = columns): Column | undefined =>
    among
      .filter(({ index, kind }) => kind !== 'blank' && read[index]?.meaning === meaning)
      .toSorted((one, other) => rank(one) - rank(other))[0];
  const rank = ({ index }: Column) => read[index]?.rank ?? 0;

  const unheaded = columns.filter(({ index }) => read[index] === null);
  // 'Item' may number the lines.
  const named = best(
    'name',
    columns.filter(({ kind }) => kind === 'text'),
  );
  const guessed = named ? undefined : findName(unheaded.filter(({ kind }) => kind === 'text'));
  const name = named ?? guessed ?? best('name');
  const headed = best('quantity');
  const isCounted = (column: Column) =>
    column.kind === 'number' &&
    read[column.index]?.meaning === 'aside' &&
    mayCount(headings[column.index] ?? '') &&
    !countsLines(column);
  const counted = headed ? undefined : columns.find(isCounted);
  const quantity = headed ?? counted;
  const unitPrice = best('unitPrice');
  const taken = [name, quantity, unitPrice];
  const rest = columns.filter((column) => !taken.includes(column));
  const isTotal = (column: Column) =>
    quantity && unitPrice && areProducts(quantity, unitPrice, column);
  const total = best('total') ?? rest.findLast(isTotal);

  const meaningOf = (column: Column): Meaning => {
    if (column === name) return 'name';
    if (column === quantity) return 'quantity';
    if (column === unitPrice) return 'unitPrice';
    if (column === total) return 'total';
    const meaning = read[column.index]?.meaning;
    const isAside = meaning === 'aside' || (meaning === 'name' && column.kind === 'number');
    return isAside ? 'aside' : 'unknown';
  };
  const unsure = guessed !== undefined || counted !== undefined;
  return { meanings: columns.map(meaningOf), unsure };
}
