import type { ChoiceField, NumberField } from '../fields/field.ts';
import { tidyLine } from '../fields/tidy-text.ts';
import { quotient, toDecimal } from '../numbers/decimal.ts';
import { foldText } from '../search/fold-text.ts';
import { amountInText, unclearPrice } from '../typed/message-line.ts';
import { parseDecimal } from '../typed/parse-decimal.ts';
import { readPricedUnit } from '../typed/price-unit.ts';
import { readHours } from '../typed/read-hours.ts';
import { readTyped } from '../typed/read-typed.ts';
import { unitNamed } from '../typed/unit-words.ts';
import { defaultUnitType, type UnitTypeId, unitTypes } from '../units/unit-types.ts';
import { isDash } from './cell-number.ts';
import type { Meaning } from './column.ts';
import { isInDays, isOfOne, mayBeSize, needsUnit, unitOfHeading } from './headings.ts';
import { isBlankCell, type RawLine, type SheetCell } from './raw-line.ts';
import { type ColumnId, fieldOfColumn, previewLimits } from './sheet-columns.ts';
import { sheetMessages } from './sheet-texts.ts';
import type { Table } from './table.ts';
import { tidyCell } from './tidy-cell.ts';

/** A line of a sheet, by what its columns mean. What is not a column is not there. */
export type SheetLine = Partial<Readonly<Record<ColumnId, SheetCell>>>;

export interface CellError {
  readonly column: ColumnId;
  readonly message: string;
}

/** What a price is of: one unit, or the whole amount beside it. */
export type PriceOf = 'one' | 'amount';

/** What a line does not say itself: its list does, or somebody's answer. */
export interface Reading {
  /** The units that headings name. */
  readonly units: Partial<Readonly<Record<ColumnId, UnitTypeId>>>;
  /** The list's times are no hours, by their heading. */
  readonly isInDays: boolean;
  /** What somebody answered where it is doubtful; null where that needs a question. */
  readonly priceOf: PriceOf | null;
  /** The list itself says that its prices are those of one unit. */
  readonly isPriceOfOne: boolean;
  /** What is paid for a pack is for the amount beside it, unless its content is given. */
  readonly isOfWhole: boolean;
  /** Whether a price beside an amount is doubtful in whatever unit, or where it is a small one. */
  readonly doubts: 'all' | 'small';
  /** A number alone may be grams or metres. */
  readonly needsContentUnit: boolean;
  /** Centimetres below its heading are a size. */
  readonly hasSizes: boolean;
  /** The list says in which category its materials are. */
  readonly hasCategories: boolean;
  /** What words mean that are no units here. */
  readonly named: ReadonlyMap<string, UnitTypeId>;
}

/** What somebody answered to what is doubtful in a list. */
export interface Answers {
  readonly priceOf?: PriceOf | undefined;
  readonly units?: ReadonlyMap<string, UnitTypeId> | undefined;
  /** Which reading lines of a shape have: 'prices-2'. */
  readonly readings?: Readonly<Record<string, number>> | undefined;
  /** What somebody wrote in place of cells, by line. */
  readonly mended?: ReadonlyMap<number, Partial<Readonly<Record<ColumnId, string>>>> | undefined;
}

/** Lines by what their columns mean, with what was mended in them. */
export function sheetLinesOf(
  columns: readonly (Meaning | null)[],
  lines: readonly RawLine[],
  { mended }: Answers = {},
) {
  const places = [...columns.entries()].filter(([, id]) => columnIds.has(id as ColumnId));
  return lines.map(({ line, cells }) => {
    const entries = places.map(([at, id]) => [id, cells[at] ?? null]);
    const more = mended?.get(line);
    const read: SheetLine = Object.fromEntries(entries);
    return { line, cells: more ? { ...read, ...more } : read };
  });
}

const columnIds: ReadonlySet<ColumnId> = new Set(['number', ...fieldOfColumn.keys()]);

/** Lines of one shape that may mean several things: the first of them, and what it may mean. */
export interface OpenLines {
  readonly shape: string;
  readonly text: string;
  readonly count: number;
  /** The other lines, as they stand; the first of them. */
  readonly others: readonly string[];
  readonly options: readonly string[];
  readonly isAnswered: boolean;
}

/** Whether nobody has chosen yet which of its readings a line has. */
export const isOpen = ({ line, open }: RawLine, { readings, mended }: Answers) =>
  open !== undefined && readings?.[open.shape] === undefined && !mended?.has(line);

/** The lines whose meaning is to be chosen, or was, each shape once. */
export function openLinesOf(lines: readonly RawLine[], answers: Answers): OpenLines[] {
  const found = new Map<string, OpenLines>();
  for (const { line, text = '', open } of lines) {
    if (!open || answers.mended?.has(line)) continue;
    const isAnswered = answers.readings?.[open.shape] !== undefined;
    const first = found.get(open.shape);
    const { count = 0, others = [] } = first ?? {};
    const more = first && others.length < previewLimits.names ? [...others, text] : others;
    found.set(open.shape, { text, isAnswered, ...open, ...first, others: more, count: count + 1 });
  }
  return [...found.values()];
}

export function readingOf(table: Table, { priceOf, units }: Answers): Reading {
  const headed = table.columns.flatMap(({ meaning, heading }) => {
    const unit = unitOfHeading(heading, meaning);
    return unit === null ? [] : [[meaning, unit] as const];
  });
  const headingOf = (id: ColumnId) =>
    table.columns.find(({ meaning }) => meaning === id)?.heading ?? '';
  const isSure = !table.isMessage && isOfOne(headingOf('unitPrice'));
  return {
    units: Object.fromEntries(headed),
    isInDays: isInDays(headingOf('hours')),
    priceOf: priceOf ?? null,
    isPriceOfOne: table.hasTotals ?? isSure,
    isOfWhole: table.kind === 'materials',
    doubts: table.kind === 'materials' || table.isMessage ? 'all' : 'small',
    needsContentUnit: needsUnit(headingOf('packContent')),
    hasSizes: mayBeSize(headingOf('packContent')),
    hasCategories: table.columns.some(({ meaning }) => meaning === 'category'),
    named: units ?? new Map(),
  };
}

export interface ReadLine {
  readonly values: Partial<Record<ColumnId, unknown>>;
  readonly errors: readonly CellError[];
  /** The unit that the price is of: 'R$ 20,00/kg'. */
  readonly per: UnitTypeId | null;
  /** 'R$ 1,50 cada' */
  readonly isEach: boolean;
  /** Words in the place of a unit that are none. */
  readonly unknownUnits: readonly string[];
  readonly rounded: number;
  /** The price where it is finer than a cent, of a thousand: nothing of it is rounded away. */
  readonly perThousand: number | null;
}

/** What a cell stands for. */
interface Found {
  readonly value: unknown;
  readonly unit?: UnitTypeId | null;
  readonly isRounded?: boolean;
  readonly perThousand?: number | null;
}

class Fault extends Error {}

class UnknownUnit extends Fault {
  readonly word: string;

  constructor(word: string) {
    super(sheetMessages.unknownUnit);
    this.word = word;
  }
}

type FoundCells = Partial<Record<ColumnId, Found>>;

/** The values of a line, rounded half-up to what their fields hold; an empty cell has none. */
export function readLine(line: SheetLine, reading: Reading): ReadLine {
  const found: FoundCells = {};
  const values: Partial<Record<ColumnId, unknown>> = {};
  const errors: CellError[] = [];
  const unknownUnits: string[] = [];
  let rounded = 0;
  const filled = Object.entries(line).filter(([, cell]) => !isBlankCell(cell));
  for (const [column, cell] of filled as [ColumnId, string | number][]) {
    const read = readCell(column, cell, reading);
    if (read instanceof Fault) {
      errors.push({ column, message: read.message });
      if (read instanceof UnknownUnit) unknownUnits.push(read.word);
    } else if (read.value !== undefined) {
      found[column] = read;
      values[column] = read.value;
      if (read.isRounded) rounded += 1;
    }
  }
  errors.push(...settleUnits(values, found, reading));
  errors.push(...unitless(values, reading));
  settleTime(values);
  const per = found.unitPrice ? (found.unitPrice.unit ?? reading.units.unitPrice ?? null) : null;
  const { unitPrice } = line;
  const isEach =
    typeof unitPrice === 'string' && readPricedUnit(tidyCell(unitPrice))?.unit === null;
  const perThousand = found.unitPrice?.perThousand ?? null;
  return { values, errors, per, isEach, unknownUnits, rounded, perThousand };
}

/** A weight or a length that does not say of what. */
const unitless = (
  { packContent, packUnit, unit }: ReadLine['values'],
  reading: Reading,
): CellError[] =>
  reading.needsContentUnit && packContent !== undefined && (packUnit ?? unit) === undefined
    ? [{ column: 'packContent', message: sheetMessages.needsUnit }]
    : [];

/** Hours and minutes of two columns are one time. */
function settleTime(values: Partial<Record<ColumnId, unknown>>): void {
  const { hours = 0, minutes } = values;
  if (minutes === undefined) return;
  const all = toDecimal(Number(hours))
    .times('60')
    .plus(toDecimal(Number(minutes)));
  values.hours = Number(quotient(all, toDecimal('60'), 6).toFixed());
  delete values.minutes;
}

/** Gives each amount the unit beside its number or in its heading, unless its column has another one. */
function settleUnits(
  values: Partial<Record<ColumnId, unknown>>,
  found: FoundCells,
  reading: Reading,
): CellError[] {
  return amountColumns.flatMap(([column, unitColumn]) => {
    const amount = found[column];
    const unit = amount && (amount.unit ?? reading.units[column]);
    if (!unit) return [];
    values[unitColumn] ??= unit;
    return values[unitColumn] === unit ? [] : [{ column, message: sheetMessages.twoUnits }];
  });
}

const amountColumns = [
  ['quantity', 'unit'],
  ['packContent', 'packUnit'],
] as const satisfies readonly (readonly [ColumnId, ColumnId])[];

/** How a spreadsheet writes that a formula came to nothing. */
const errorCell =
  /^#(?:REF!|N\/[AD]|DIV\/0!|VALUE!|VALOR!|NAME\?|NOME\?|N[UÚ]M!|NULL!|NULO!|SPILL!|DESPEJAR!|CALC!|ERROR!)$/i;

function readCell(column: ColumnId, written: string | number, reading: Reading): Found | Fault {
  const cell = typeof written === 'string' ? tidyCell(written) : written;
  if (typeof cell === 'string' && errorCell.test(cell)) {
    return new Fault(sheetMessages.cellError);
  }
  const field = fieldOfColumn.get(column);
  switch (field?.kind) {
    case 'number':
      return withoutSize(column, readNumber(field, cell, reading), reading);
    case 'choice':
      return field.options === unitTypes
        ? readUnit(String(cell), reading)
        : readChoice(field, cell);
    default:
      return { value: tidyLine(String(written)) };
  }
}

function withoutSize(column: ColumnId, read: Found | Fault, { hasSizes }: Reading): Found | Fault {
  const isSize = column === 'packContent' && hasSizes && !(read instanceof Fault);
  return isSize && /^(?:centi|mili)metro/.test(read.unit ?? '') ? { value: undefined } : read;
}

function readNumber(field: NumberField, cell: string | number, reading: Reading): Found | Fault {
  const isOther = field.typedAs === 'hours' && reading.isInDays && !/[h:]/i.test(String(cell));
  if (isOther) return new Fault(sheetMessages.inDays);
  if (typeof cell === 'number') return settled(field, toDecimal(cell).toFixed());
  if (isDash(cell)) return { value: undefined };
  if (cell === unclearPrice) return new Fault(sheetMessages.unclearPrice);
  const typed = readTyped(field, cell, defaultUnitType);
  if (typed.value !== null) return settled(field, typed.value, typed.unit);
  return readWords(field, cell, reading) ?? new Fault(faultOf(field));
}

/** What a cell says in more than a number. */
function readWords(field: NumberField, cell: string, reading: Reading): Found | Fault | null {
  // '1h30' below 'Tempo (min)'
  const time = field.unit === 'hours' && /[hm]/i.test(cell) ? readHours(cell) : null;
  if (time) return settled(field, toDecimal(time.hours).times('60').round(4).toFixed());
  if (field === fieldOfColumn.get('packContent')) {
    // 'frasco 500 ml'; where it says no content, its price is that of one.
    const quantity = amountInText(cell);
    if (quantity) return settled(field, quantity.value, quantity.unit);
    if (!/\d/.test(cell)) return { value: undefined };
  }
  const hasUnit = field.typedAs === 'amount' || field.unit === 'reais';
  return hasUnit ? readWithUnit(cell, field, reading) : null;
}

function readWithUnit(text: string, field: NumberField, reading: Reading): Found | Fault | null {
  const read = readPricedUnit(text);
  const value = parseDecimal(read?.amount ?? '');
  // 'R$ 12 mil' are no thousand pieces.
  if (field.unit === 'reais' && read?.word === 'mil') return null;
  if (!read || value === null) return null;
  const unit = read.unit === undefined ? reading.named.get(singular(read.word)) : read.unit;
  if (unit === undefined) return new UnknownUnit(singular(read.word));
  return settled(field, value, unit);
}

function settled(field: NumberField, exact: string, unit: UnitTypeId | null = null): Found | Fault {
  const value = toDecimal(exact);
  if (exact.startsWith('-')) return new Fault(sheetMessages.belowZero);
  const rounded = value.round(field.decimals);
  if (rounded.eq(value)) return { value: Number(exact), unit };
  const thousand = value.times('1000');
  const isFine = field === fieldOfColumn.get('unitPrice') && thousand.round(2).eq(thousand);
  return {
    value: Number(rounded.toFixed()),
    unit,
    isRounded: !isFine,
    perThousand: isFine ? Number(thousand.toFixed()) : null,
  };
}

/** Undefined where the word is no unit. */
const unitIn = (folded: string, { named }: Reading): UnitTypeId | undefined =>
  unitNamed(folded) ?? named.get(singular(folded));

/** 'fardos' and 'fardo' share one question. */
const singular = (word: string) => word.replace(/s?\.?$/, '');

function readUnit(cell: string, reading: Reading): Found | Fault {
  const folded = foldText(cell).trim();
  const unit = unitIn(folded, reading);
  return unit === undefined ? new UnknownUnit(singular(folded)) : { value: unit };
}

function readChoice({ options }: ChoiceField, cell: string | number): Found | Fault {
  const wanted = foldText(String(cell)).trim();
  const found = options.find(({ id, name }) => [id, foldText(name)].includes(wanted));
  if (found) return { value: found.id };
  const names = options.slice(0, 3).map(({ name }) => name);
  return new Fault(sheetMessages.unknownChoice(names));
}

const faultOf = ({ typedAs, unit }: NumberField) =>
  sheetMessages.notANumber +
  sheetMessages.examples[typedAs ?? (unit === 'percent' ? 'percent' : 'sum')];
