import type { NumberField } from '../fields/field.ts';
import { shortenText } from '../names/cut-text.ts';
import { roundToCents, toDecimal } from '../numbers/decimal.ts';
import { draftRowTotal } from '../product-draft/draft-price.ts';
import { emptyMaterial, type MaterialDraft } from '../product-draft/product-draft.ts';
import { materialFields, packedMaterialFields, packFields } from '../products/product-fields.ts';
import { readMessageLine, unclearPrice } from '../typed/message-line.ts';
import { numberText, settleNumber } from '../typed/number-text.ts';
import { readTyped } from '../typed/read-typed.ts';
import type { UnitTypeId } from '../units/unit-types.ts';
import { decimalIn, isNumber } from './cell-number.ts';
import { cellsOfText } from './cells-of-text.ts';
import type { Meaning } from './column.ts';
import {
  costOfLine,
  type DoubtQuestion,
  doubtOf,
  doubtQuestion,
  type PriceDoubt,
  unitOfLine,
} from './line-cost.ts';
import { leftOutNotes, pasteTexts, pasteWarningTexts } from './paste-texts.ts';
import { type RawLine, textOfCell, wordsOfLine } from './raw-line.ts';
import {
  type Answers,
  type OpenLines,
  openLinesOf,
  type Reading,
  readingOf,
  readLine,
  type SheetLine,
  sheetLinesOf,
} from './read-line.ts';
import type { ColumnId } from './sheet-columns.ts';
import { sheetMessages } from './sheet-texts.ts';
import { readTable, type Table, type TableColumn } from './table.ts';

/** A column or a line of a table that is not taken. */
interface LeftOut {
  readonly kind: keyof typeof leftOutNotes;
  /** The heading of a column, or the text of a line. */
  readonly name: string;
  readonly note: string;
}

export interface PastedRows {
  readonly rows: readonly MaterialDraft[];
  /** How many cells were not taken as they were: cut, rounded, out of bounds or no number. */
  readonly adjusted: number;
}

/** A column that is not blank, with its place in the table. */
type PastedColumn = TableColumn & { readonly index: number };

/** A cell that could not be read, in its line. */
export interface RefusedCell {
  readonly line: number;
  readonly column: ColumnId;
  readonly text: string;
  readonly words: string;
  readonly message: string;
}

export interface Pasted extends PastedRows {
  /** The meanings of all columns, from the first. */
  readonly meanings: readonly Meaning[];
  readonly columns: readonly PastedColumn[];
  readonly leftOut: readonly LeftOut[];
  /** What a column is may be another thing, or is not known. */
  readonly hasDoubtfulColumns: boolean;
  /** What has to be chosen among them. */
  readonly unsettled: Table['unsettled'];
  readonly warnings: readonly string[];
  /** The first price that may be that of one unit, or of all that is used. */
  readonly doubt: DoubtQuestion | null;
  readonly open: readonly OpenLines[];
  readonly refused: readonly RefusedCell[];
  /** Words in the place of a unit that are none, answered or not. */
  readonly unknownUnits: readonly string[];
  readonly answers: Answers;
  /** The user must see it before it is placed. */
  readonly needsReview: boolean;
  readonly source: { readonly lines: readonly RawLine[]; readonly meanings?: readonly Meaning[] };
}

/**
 * Reads cells copied from a spreadsheet, or a message, one material per line. Numbers settle as typed ones
 * do; headings, sums and blank lines are left out.
 *
 * @returns null when the text is an ordinary one, to be pasted as such
 */
export function readPastedRows(text: string): Pasted | null {
  const lines = cellsOfText(text);
  if (lines.length === 0 || (lines.length === 1 && !isOneRow(text, lines[0]))) return null;
  const pasted = readAs({ lines }, {});
  return pasted.rows.length > 0 ? pasted : null;
}

/** Gives a column another meaning; the column that had that one gets this one's. */
export function withMeaning(pasted: Pasted, index: number, meaning: Meaning): Pasted {
  const { source, answers } = pasted;
  const meanings = [...pasted.meanings];
  const isUnique = meaning !== 'unknown' && meaning !== 'aside';
  const other = isUnique ? meanings.indexOf(meaning) : -1;
  if (other >= 0) meanings[other] = meanings[index] ?? 'unknown';
  meanings[index] = meaning;
  return readAs({ ...source, meanings }, answers);
}

/** Answers the questions about a list: of what its prices are, and what its words for units mean. */
export const withAnswers = ({ source, answers }: Pasted, more: Answers): Pasted =>
  readAs(source, { ...answers, ...more });

/** The answers with what somebody wrote in place of a cell. */
export const withMended = (
  { mended }: Answers,
  { line, column }: Pick<RefusedCell, 'line' | 'column'>,
  text: string,
): Answers['mended'] =>
  new Map([...(mended ?? []), [line, { ...mended?.get(line), [column]: text }]]);

/** The answers with what a word means, or without it (''). */
export function withUnit(
  units: Answers['units'],
  word: string,
  unit: UnitTypeId | '',
): ReadonlyMap<string, UnitTypeId> {
  const others = [...(units ?? [])].filter(([each]) => each !== word);
  return new Map(unit === '' ? others : [...others, [word, unit]]);
}

interface TakenLine {
  readonly row: MaterialDraft;
  readonly adjusted: number;
  /** The cost in the table, or ''. */
  readonly total: string;
  /** The line may mean several things. */
  readonly isOpen: boolean;
  readonly refused: readonly RefusedCell[];
  readonly doubt: PriceDoubt | null;
  readonly unknownUnits: readonly string[];
}

function readAs(source: Pasted['source'], answers: Answers): Pasted {
  const table = readTable(source.lines, {
    kind: 'rows',
    meanings: source.meanings,
    readings: answers.readings,
  });
  const reading = readingOf(table, answers);
  const columns = table.columns
    .map((column, index) => ({ index, ...column }))
    .filter(({ sample }) => sample !== '');
  const meanings = table.columns.map(({ meaning }) => meaning);
  const lines = sheetLinesOf(meanings, table.lines, answers);
  const taken = table.lines
    .map((raw, at) => takeLine(raw, lines[at]?.cells ?? {}, meanings, reading))
    .filter(isFilled);
  const leftOut = leftOutOf(columns, table);
  const refused = taken.flatMap((line) => line.refused);
  const warnings = findWarnings(taken, table.unsure);
  const doubts = taken.flatMap(({ doubt }) => doubt ?? []);
  const words = taken.flatMap((line) => line.unknownUnits);
  const unknownUnits = [...new Set([...(answers.units?.keys() ?? []), ...words])];
  return {
    rows: taken.map(({ row }) => row),
    adjusted: taken.reduce((sum, { adjusted }) => sum + adjusted, 0),
    meanings,
    columns,
    leftOut,
    hasDoubtfulColumns: table.unsure || leftOut.some(({ kind }) => kind === 'unknown'),
    unsettled: table.unsettled,
    warnings,
    doubt: doubtQuestion(doubts),
    open: openLinesOf(table.lines, answers),
    refused,
    unknownUnits,
    answers,
    needsReview:
      warnings.length + refused.length + table.unsettled.length > 0 ||
      table.isMessage ||
      doubts.length > 0 ||
      unknownUnits.length > 0 ||
      leftOut.some(({ kind }) => kind === 'sum' || kind === 'unknown'),
    source,
  };
}

function takeLine(
  raw: RawLine,
  cells: SheetLine,
  meanings: readonly Meaning[],
  reading: Reading,
): TakenLine {
  const textAt = (column: ColumnId) => textOfCell(cells[column]);
  const read = readLine(cells, reading);
  const unit = unitOfLine(read);
  const typed = textAt('material');
  const name = shortenText(typed, materialFields.name.max);
  const { pack = null } = costOfLine(read, unit, reading).price;
  const field = pack ? packedMaterialFields.quantity : materialFields.quantity;
  const refused = read.errors.filter(({ message }) => message !== sheetMessages.unknownUnit);
  const isRefused = (id: ColumnId) => refused.some(({ column }) => column === id);
  // The field itself knows no word that was explained here.
  const settle = (column: 'quantity' | 'unitPrice', field: NumberField) => {
    const [text, value] = [textAt(column), read.values[column]];
    if (value === undefined && isRefused(column)) return settleNumber(field, '');
    const isRead = value === undefined || readTyped(field, text, unit).value !== null;
    return settleNumber(field, isRead ? text : numberText(field, Number(value)), unit);
  };
  const quantity = settle('quantity', field);
  const price = pack
    ? settleNumber(materialFields.unitPrice, '')
    : settle('unitPrice', materialFields.unitPrice);
  const changed = [name !== typed, quantity.note !== null, price.note !== null];
  const total = textOfCell(raw.cells[meanings.indexOf('total')]);
  return {
    row: {
      ...emptyMaterial,
      name,
      quantity: quantity.text,
      unit,
      ...(pack ? { byPack: true, pack: packDraft(pack, unit) } : { unitPrice: price.text }),
    },
    adjusted: changed.filter(Boolean).length,
    total,
    refused: refused.map(({ column, message }) => ({
      line: raw.line,
      column,
      message,
      text: textAt(column).replace(unclearPrice, ''),
      words: wordsOfLine(raw),
    })),
    isOpen: raw.open !== undefined,
    doubt: doubtOf(read, unit, reading),
    unknownUnits: read.unknownUnits,
  };
}

function packDraft(
  pack: { readonly price: unknown; readonly content: unknown; readonly unit: unknown },
  unit: UnitTypeId,
): MaterialDraft['pack'] {
  const textIn = (field: typeof packFields.price | typeof packFields.content, value: unknown) =>
    value === undefined ? '' : numberText(field, value as number);
  return {
    price: textIn(packFields.price, pack.price),
    content: textIn(packFields.content, pack.content),
    unit: (pack.unit as UnitTypeId | undefined) ?? unit,
  };
}

const isFilled = ({ row }: TakenLine) =>
  row.name !== '' || row.quantity !== '' || row.unitPrice !== '' || row.byPack;

function leftOutOf(columns: readonly PastedColumn[], { titles, sums }: Table): LeftOut[] {
  const unused = columns.flatMap(({ meaning: kind, ...column }) =>
    kind === 'total' || kind === 'aside' || kind === 'unknown'
      ? [{ kind, name: column.heading, note: leftOutNotes[kind](column) }]
      : [],
  );
  const linesAs = (kind: 'title' | 'sum', lines: Table['titles']) =>
    lines.map(({ text }) => ({ kind, name: text, note: leftOutNotes[kind](text) }));
  return [...unused, ...linesAs('title', titles), ...linesAs('sum', sums)];
}

/** Why the rows may not be what is meant, as the user reads it. */
function findWarnings(lines: readonly TakenLine[], unsure: boolean): string[] {
  const namesOf = (some: readonly TakenLine[]) => some.map(({ row }) => row.name);
  const totals = namesOf(lines.filter((line) => !hasItsTotal(line)));
  const noNumbers = lines.flatMap(({ total }) => (total === '' || isNumber(total) ? [] : total));
  const nameless = lines.filter(({ row }) => row.name === '').length;
  const bare = namesOf(lines.filter(isBare));
  const warnings = [
    unsure && pasteTexts.guessed,
    totals.length > 0 && pasteWarningTexts.totals(totals),
    noNumbers.length > 0 && pasteWarningTexts.noNumbers(noNumbers),
    nameless > 0 && pasteWarningTexts.nameless(nameless),
    // Perhaps headings among lines with numbers.
    bare.length > 0 && bare.length < lines.length && pasteWarningTexts.bare(bare),
  ];
  return warnings.filter((warning) => warning !== false);
}

const isBare = ({ row, refused, isOpen }: TakenLine) =>
  !isOpen &&
  refused.length === 0 &&
  row.quantity === '' &&
  row.unitPrice === '' &&
  row.pack.price === '';

function hasItsTotal({ row, total }: TakenLine): boolean {
  const amount = decimalIn(total);
  return amount === null || roundToCents(amount).eq(toDecimal(draftRowTotal(row)));
}

/** A single line is a row when it cannot be a name. */
function isOneRow(text: string, line: RawLine | undefined): boolean {
  if (text.trim().includes('\t')) return true;
  const [only = '', ...numbers] = (line?.cells ?? []).map(textOfCell);
  if (numbers.length === 0) {
    const { isPriced, readings } = readMessageLine(only);
    return isPriced && readings[0]?.[0] !== '';
  }
  return numbers.length >= 2 && numbers.slice(0, 2).every((cell) => decimalIn(cell) !== null);
}
