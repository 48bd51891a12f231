import { isMoney } from './cell-number.ts';
import {
  areProducts,
  type Cells,
  type Column,
  countsLines,
  distinctTexts,
  holdsContents,
  holdsMoney,
  holdsUnits,
  holdsWholes,
  type Meaning,
  seemPrices,
} from './column.ts';
import {
  type Heading,
  mayBeSize,
  mayCount,
  readHeading,
  saysCost,
  saysPrice,
  unitOfHeading,
} from './headings.ts';
import type { ListKind } from './sheet-columns.ts';

/** A column that a list must have: its name, or its price. */
export type RequiredColumn = 'material' | 'unitPrice';

export interface Meanings {
  readonly meanings: readonly Meaning[];
  /** Another reading of the columns is as likely. */
  readonly unsure: boolean;
  /** What could be another column, and is none before it is chosen. */
  readonly unsettled: readonly RequiredColumn[];
}

/** What one column alone may hold. */
type FoundColumns = Map<Meaning, Column>;

/**
 * What the columns of a table hold after their headings, and after their content where those fail.
 *
 * @param isOwn they are ours, and no price of another kind is among them that we do not know
 */
export function headedMeanings(
  kind: ListKind,
  headings: Cells,
  columns: readonly Column[],
  isOwn = false,
): Meanings {
  const readings = new Map(
    columns.map((column) => [column, readHeading(headings[column.index] ?? '', kind)]),
  );
  const headingsOf = (column: Column) => readings.get(column) ?? [];
  const found: FoundColumns = new Map();
  const isFree = (column: Column) => ![...found.values()].includes(column);
  const give = (meaning: Meaning, column: Column | undefined) => {
    if (column && isFree(column) && !found.has(meaning)) found.set(meaning, column);
  };
  const offers = columns
    .flatMap((column) => headingsOf(column).map((heading) => ({ column, ...heading })))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const headingOf = ({ index }: Column) => headings[index] ?? '';
  for (const { column, meaning } of offers) {
    if (suits(column, meaning, headingOf(column))) give(meaning, column);
  }

  const isGuessed = !found.has('material');
  const texts = columns.filter((column) => column.kind === 'text' && isFree(column));
  const unnamed = texts.filter((column) => headingsOf(column).length === 0);
  if (unnamed.length === 1) give('material', unnamed[0]);
  const guessed = isGuessed && found.has('material');
  // 'Item' may number the lines, where nothing else is a name.
  give('material', offers.find(({ meaning }) => meaning === 'material')?.column);
  const isCounted = (column: Column) =>
    column.kind === 'number' &&
    isFree(column) &&
    isAside(headingsOf(column)) &&
    mayCount(headingOf(column)) &&
    !countsLines(column);
  const counted = found.has('quantity') ? undefined : columns.find(isCounted);
  give('quantity', counted);
  const [quantity, unitPrice] = [found.get('quantity'), found.get('unitPrice')];
  const isTotal = (column: Column) =>
    isFree(column) && quantity && unitPrice && areProducts(quantity, unitPrice, column);
  give('total', offers.find(({ meaning }) => meaning === 'total')?.column);
  give('total', columns.findLast(isTotal));

  const isKnown = (column: Column) =>
    isOwn ||
    isAside(headingsOf(column)) ||
    (column.kind === 'number' && headingsOf(column).some(isName));
  const price = found.get('unitPrice');
  const isRival = (column: Column) =>
    isFree(column) && !isKnown(column) && seemsPrice(column, headingOf(column));
  const rivals = columns.filter(isRival).map(headingOf);
  // What it cost goes before what it sells for, but not before a price for each unit.
  const isAsRight = (rival: string) =>
    saysCost(rival) || !price || !saysCost(headingOf(price)) || /\/|\bpor\b|\bkg\b/i.test(rival);
  const asksPrice = price && rivals.some(isAsRight);
  if (asksPrice) found.delete('unitPrice');
  const asksName = kind !== 'products' && !found.has('material') && texts.length > 0;
  return {
    meanings: meaningsOf(columns, found, isKnown),
    unsure: guessed || counted !== undefined,
    unsettled: unsettledColumns(asksName, asksPrice === true),
  };
}

const unsettledColumns = (name: boolean, price: boolean): RequiredColumn[] => [
  ...(name ? (['material'] as const) : []),
  ...(price ? (['unitPrice'] as const) : []),
];

const seemsPrice = (column: Column, heading: string) =>
  column.kind === 'number' && (saysPrice(heading) || holdsMoney(column));

const rankOf = ({ column, rank }: Heading & { column: Column }) =>
  column.kind === 'blank' ? rank + 100 : rank;

const isName = ({ meaning }: Heading) => meaning === 'material' || meaning === 'product';

const isAside = (said: readonly Heading[]) =>
  said.some(({ meaning }) => meaning === 'aside' || meaning === 'unit');

/** A name and a unit are texts; a total is looked for later, and a size is no content. */
function suits(column: Column, meaning: Meaning, heading: string): boolean {
  const { kind } = column;
  if (meaning === 'total' || meaning === 'aside') return false;
  if (meaning === 'packContent' && mayBeSize(heading)) {
    return unitOfHeading(heading, meaning) !== null || holdsContents(column);
  }
  const isText = meaning === 'material' || meaning === 'product' || meaning === 'unit';
  return !isText || kind !== 'number';
}

/**
 * What the columns of a table hold, by their content.
 *
 * @param isHeaded by headings that nobody knows: what they say of a number is another thing
 */
export function guessMeanings(
  kind: ListKind,
  columns: readonly Column[],
  isHeaded: boolean,
): Meanings {
  const filled = columns.filter((column) => column.kind !== 'blank');
  const [only, ...more] = filled;
  const found: FoundColumns = new Map();
  if (only && more.length === 0) found.set('material', only);
  const texts = filled.filter((column) => column.kind === 'text' && !holdsUnits(column));
  const name = isHeaded && texts.length > 1 ? undefined : findName(filled);
  const numbers = filled.filter((column) => column.kind === 'number' && column !== name);
  const counter = findCounter(numbers, name);
  const counted = numbers.filter((column) => column !== counter);
  const total = findTotal(counted);
  const rest = counted.filter((column) => column !== total);
  const { quantity, unitPrice, unsure } = guessNumbers(rest, name, kind);
  const isPrice = unitPrice && isSurelyPrice(unitPrice, rest, isHeaded);
  const unit = filled.find((column) => column.kind === 'text' && holdsUnits(column));
  const all: [Meaning, Column | undefined][] = [
    ['material', name],
    ['quantity', quantity],
    ['unitPrice', isPrice ? unitPrice : undefined],
    ['total', total],
    ['unit', unit === name ? undefined : unit],
  ];
  for (const [meaning, column] of all) if (column) found.set(meaning, column);
  return {
    meanings: meaningsOf(columns, found, (column) => column === counter),
    unsure: more.length > 0 && (unsure || name?.kind !== 'text'),
    unsettled: unsettledColumns(isHeaded && texts.length > 1, unitPrice !== undefined && !isPrice),
  };
}

/** Whole numbers may be codes, and two prices may be anybody's. */
function isSurelyPrice(price: Column, numbers: readonly Column[], isHeaded: boolean): boolean {
  const money = numbers.filter(holdsMoney);
  if (money.length > 0) return money.length === 1 && money[0] === price;
  return !isHeaded && seemPrices(price) >= (numbers.length > 1 ? 1 : 2);
}

function meaningsOf(
  columns: readonly Column[],
  found: FoundColumns,
  isAside: (column: Column) => boolean,
): Meaning[] {
  const meanings = new Map([...found].map(([meaning, column]) => [column, meaning]));
  return columns.map((column) => meanings.get(column) ?? (isAside(column) ? 'aside' : 'unknown'));
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

interface GuessedNumbers {
  readonly quantity?: Column | undefined;
  readonly unitPrice?: Column | undefined;
  readonly unsure: boolean;
}

function guessNumbers(
  columns: readonly Column[],
  name: Column | undefined,
  kind: ListKind,
): GuessedNumbers {
  const [first, second] = columns;
  if (!first) return { unsure: false };
  const [money, ...moreMoney] = columns.filter(holdsMoney);
  if (!second) {
    if (money) return { unitPrice: money, unsure: !money.filled.every(isMoney) };
    // Nobody lists what is in the catalogue without its price.
    const isPrice = seemPrices(first) === 2 || kind === 'materials';
    return { [isPrice ? 'unitPrice' : 'quantity']: first, unsure: isPrice };
  }
  if (money) {
    const quantity = columns.find((column) => !holdsMoney(column));
    return { quantity, unitPrice: money, unsure: moreMoney.length > 0 };
  }
  // Quantity comes before price, as people speak of them, unless they are written the other way round.
  const isSwapped = seemPrices(first) === 2 && holdsWholes(second);
  const [quantity, unitPrice] = isSwapped ? [second, first] : [first, second];
  const mayBeSwapped = seemPrices(first) > seemPrices(second);
  return { quantity, unitPrice, unsure: mayBeSwapped || first.index < (name?.index ?? 0) };
}
