import { isMoney } from './cell-number.ts';
import {
  areProducts,
  type Cells,
  type Column,
  countsLines,
  distinctTexts,
  holdsMoney,
  holdsUnits,
  holdsWholes,
  type Meaning,
  seemPrices,
} from './column.ts';
import { mayCount, readHeading } from './headings.ts';

export interface Meanings {
  readonly meanings: readonly Meaning[];
  /** Another reading is as likely. */
  readonly unsure: boolean;
}

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

  const isAside = ({ index, kind }: Column) =>
    read[index]?.meaning === 'aside' || (read[index]?.meaning === 'name' && kind === 'number');
  const unsure = guessed !== undefined || counted !== undefined;
  return { meanings: meaningsOf(columns, { name, quantity, unitPrice, total }, isAside), unsure };
}

/** What the columns of a table without headings hold, by their content. */
export function guessMeanings(columns: readonly Column[]): Meanings {
  if (columns.length === 1) return { meanings: ['name'], unsure: false };
  const name = findName(columns);
  const numbers = columns.filter((column) => column.kind === 'number' && column !== name);
  const counter = findCounter(numbers, name);
  const counted = numbers.filter((column) => column !== counter);
  const total = findTotal(counted);
  const { quantity, unitPrice, unsure } = guessNumbers(
    counted.filter((column) => column !== total),
    name,
  );
  const isAside = (column: Column) =>
    column === counter || (column.kind === 'text' && holdsUnits(column));
  return {
    meanings: meaningsOf(columns, { name, quantity, unitPrice, total }, isAside),
    unsure: unsure || name?.kind !== 'text',
  };
}

type FoundColumns = Partial<Record<Meaning, Column | undefined>>;

function meaningsOf(
  columns: readonly Column[],
  { name, quantity, unitPrice, total }: FoundColumns,
  isAside: (column: Column) => boolean,
): Meaning[] {
  return columns.map((column) => {
    if (column === name) return 'name';
    if (column === quantity) return 'quantity';
    if (column === unitPrice) return 'unitPrice';
    if (column === total) return 'total';
    return isAside(column) ? 'aside' : 'unknown';
  });
}

/** The column of texts with most distinct names; a column of units tells fewest. */
function findName(columns: readonly Column[]): Column | undefined {
  const texts = columns.filter(({ kind }) => kind === 'text');
  const names = texts.filter((column) => !holdsUnits(column));
  const [best] = (names.length > 0 ? names : texts).toSorted(
    (one, other) => distinctTexts(other) - distinctTexts(one),
  );
  // '2 novelos' is a number, and all there is to call a material by.
  return best ?? columns.find(({ filled }) => filled.some(isWorded));
}

const isWorded = (cell: string) => !isMoney(cell) && /\p{L}/u.test(cell);

function findCounter(numbers: readonly Column[], name: Column | undefined): Column | undefined {
  if (numbers.length < 3 || !name) return undefined;
  return numbers.find((column) => column.index < name.index && countsLines(column));
}

function findTotal(numbers: readonly Column[]): Column | undefined {
  return numbers.findLast((amounts) => {
    const others = numbers.filter((column) => column !== amounts);
    return others.some((one, index) =>
      others.slice(index + 1).some((other) => areProducts(one, other, amounts)),
    );
  });
}

function guessNumbers(
  columns: readonly Column[],
  name: Column | undefined,
): FoundColumns & Pick<Meanings, 'unsure'> {
  const [first, second] = columns;
  if (!first) return { unsure: false };
  const [money, ...moreMoney] = columns.filter(holdsMoney);
  if (!second) {
    if (money) return { unitPrice: money, unsure: !money.filled.every(isMoney) };
    const isPrice = seemPrices(first) === 2;
    return { [isPrice ? 'unitPrice' : 'quantity']: first, unsure: isPrice };
  }
  if (money) {
    const quantity = columns.find((column) => !holdsMoney(column));
    return { quantity, unitPrice: money, unsure: moreMoney.length > 0 };
  }
  // As they are spoken of, unless they are written the other way round.
  const isSwapped = seemPrices(first) === 2 && holdsWholes(second);
  const [quantity, unitPrice] = isSwapped ? [second, first] : [first, second];
  const mayBeSwapped = seemPrices(first) > seemPrices(second);
  return { quantity, unitPrice, unsure: mayBeSwapped || first.index < (name?.index ?? 0) };
}
