import { keysOf } from '../fields/field.ts';
import { usesDecimalPoint, withDecimalComma } from '../typed/decimal-point.ts';
import { plainLine, withoutListMark } from '../typed/line-grammar.ts';
import {
  type MessageLine,
  readingText,
  readMessageLine,
  unclearPrice,
} from '../typed/message-line.ts';
import { isNumber } from './cell-number.ts';
import { areProducts, type Cells, type Column, columnsOf, type Meaning } from './column.ts';
import { guessMeanings, headedMeanings, type RequiredColumn } from './column-meanings.ts';
import { isHeadingLine, isHeadingOfList, isHeadingText } from './headings.ts';
import { type RawLine, type SheetCell, textOfCell } from './raw-line.ts';
import { type ColumnId, isNumberColumn, type ListKind, type SheetKind } from './sheet-columns.ts';
import { sheetHeadings } from './sheet-texts.ts';
import { isSumLine, unnamedSums } from './sum-lines.ts';
import { tidyCell } from './tidy-cell.ts';

export interface TableColumn {
  readonly heading: string;
  readonly meaning: Meaning;
  /** The first cell that is not blank; '' where all are. */
  readonly sample: string;
}

/** A list, whatever it came as: what its columns hold, and its lines below the headings. */
export interface Table {
  readonly kind: ListKind;
  readonly columns: readonly TableColumn[];
  readonly lines: readonly RawLine[];
  /** Lines that are no row of the list, as they stand. */
  readonly titles: readonly LeftOutLine[];
  readonly sums: readonly LeftOutLine[];
  /** Another reading of the columns is as likely. */
  readonly unsure: boolean;
  /** What no column is for sure, and one has to be. */
  readonly unsettled: readonly RequiredColumn[];
  /** Whether what its lines come to agrees with amount and price; null where that is not written. */
  readonly hasTotals: boolean | null;
  /** The text was written by people to each other. */
  readonly isMessage: boolean;
}

interface LeftOutLine {
  readonly line: number;
  readonly text: string;
}

/** How somebody wants a list to be read; what is undefined is guessed. */
export interface TableChoice {
  readonly kind?: ListKind | undefined;
  /** The meaning of each column, from the first. */
  readonly meanings?: readonly Meaning[] | undefined;
  /** Which reading of its lines a shape has, from 0: 'prices-2'. */
  readonly readings?: Readonly<Record<string, number>> | undefined;
}

/** Headings are looked for in so many lines, and columns are recognized by so many. */
const headLines = 50;
const sampleLines = 200;
/** Comparing columns with each other takes long; nobody's list of materials is wider. */
const guessedColumns = 20;

/** A line with its cells as texts without what nobody sees. */
interface Read {
  readonly raw: RawLine;
  readonly texts: Cells;
}

export function readTable(raws: readonly RawLine[], choice: TableChoice): Table {
  const lines = raws.map((raw) => ({
    raw,
    texts: raw.cells.map((cell) => tidyCell(textOfCell(cell))),
  }));
  const kinds = choice.kind ? [choice.kind] : (['products', 'materials'] as const);
  const known = lines
    .slice(0, headLines)
    .find(({ texts }) => kinds.some((kind) => isHeadingLine(texts, kind)));
  const head = known ?? unknownHeadings(lines);
  const message = head && !areBoxed(lines) ? null : readMessage(lines, choice);
  if (message) return message;
  const headings = head?.texts ?? [];
  const isOwn = head === lines[0] && areOwn(headings);
  const { rows, titles, sums } = isOwn
    ? sortOwn(lines.slice(1), headings.indexOf(sheetHeadings.unit))
    : sortLines(lines, head);
  const kind = choice.kind ?? guessKind(headings);
  const width = Math.max(headings.length, ...rows.map(({ texts }) => texts.length));
  const samples = rows.slice(0, sampleLines).map(({ texts }) => texts);
  const content = columnsOf(samples, width);
  const chosen = content.map((_, at) => choice.meanings?.[at] ?? 'unknown');
  const { meanings, unsure, unsettled } = choice.meanings
    ? { meanings: chosen, unsure: false, unsettled: [] }
    : known
      ? meaningsOf(kind, headings, content, isOwn)
      : guessMeanings(kind, content.slice(0, guessedColumns), headings.length > 0);
  const added = isOwn ? new Set<Read>() : addedUp(rows, meanings);
  const asText = ({ raw, texts }: Read) => ({ line: raw.line, text: filledOf(texts).join(' ') });
  return {
    kind,
    columns: content.map(({ index, filled }) => ({
      heading: headings[index] ?? '',
      meaning: meanings[index] ?? 'unknown',
      sample: filled[0] ?? '',
    })),
    lines: withNumbers(
      rows.filter((line) => !added.has(line)),
      meanings,
      isOwn,
    ),
    titles: titles.map(asText),
    sums: [...sums, ...added].map(asText),
    unsure: unsure || (head !== known && !choice.meanings) || startsAbove(lines, known),
    unsettled,
    hasTotals: hasTotals(content, meanings, isOwn),
    isMessage: false,
  };
}

function meaningsOf(kind: ListKind, headings: Cells, columns: readonly Column[], isOwn: boolean) {
  const most = Math.max(guessedColumns, headings.length);
  return headedMeanings(kind, headings, columns.slice(0, most), isOwn);
}

/** With products, each line names one and a material of it; 'Produto' beside 'Descrição' is no such list. */
function guessKind(headings: Cells): SheetKind {
  const { meanings } = headedMeanings('products', headings, columnsOf([], headings.length));
  const material = headings[meanings.indexOf('material')] ?? '';
  const isOfPieces = meanings.includes('hours') || /mat[eé]ria|insumo/i.test(material);
  return meanings.includes('product') && material !== '' && isOfPieces ? 'products' : 'materials';
}

const ownHeadings: ReadonlySet<string> = new Set(
  keysOf(sheetHeadings).map((id) => sheetHeadings[id]),
);

/** Whether all headings are as we write them. Little in such a list is guessed. */
const areOwn = (headings: Cells) =>
  headings.length >= 5 &&
  headings.includes(sheetHeadings.unit) &&
  headings.every((heading) => ownHeadings.has(heading));

/** A material may be called 'Total': a line that adds others up has no unit, which ours all have. */
function sortOwn(lines: readonly Read[], unit: number) {
  const isSum = ({ texts }: Read) => (texts[unit] ?? '') === '' && isSumLine(texts);
  return { rows: lines.filter((line) => !isSum(line)), titles: [], sums: lines.filter(isSum) };
}

/** A first line of texts above numbers: headings that nobody knows. */
function unknownHeadings([first, ...below]: readonly Read[]): Read | undefined {
  if (!first || below.length === 0) return undefined;
  const heads = first.texts;
  const columns = columnsOf(
    below.slice(0, sampleLines).map(({ texts }) => texts),
    heads.length,
  );
  const numbers = columns.filter(({ kind }) => kind === 'number');
  const areTexts =
    filledOf(heads).length >= 2 &&
    !heads.some((head) => /\d[.,]\d|R\$/i.test(head) || isNumber(head));
  const stand = numbers.every(({ index }) => (heads[index] ?? '') !== '');
  return areTexts && numbers.length > 0 && stand ? first : undefined;
}

function sortLines(lines: readonly Read[], head: Read | undefined) {
  const top = head ? lines.indexOf(head) : -1;
  const widest = Math.max(
    0,
    ...lines.slice(0, sampleLines).map(({ texts }) => filledOf(texts).length),
  );
  // A line with a number in it is no title, wherever it stands.
  const isTitle = ({ texts }: Read, index: number) => {
    if (index < top) return !texts.some(isNumber);
    const [only = '', ...others] = filledOf(texts);
    if (others.length > 0) return false;
    const isAlone = top < 0 && index === 0 && widest > 1 && !isNumber(only);
    return isHeadingOfList(texts) || (index === 0 && only.endsWith(':')) || isAlone;
  };
  const titles = new Set(lines.filter(isTitle));
  const isHead = ({ texts }: Read) =>
    head !== undefined && texts[0] === head.texts[0] && areEqual(texts, head.texts);
  const isRule = ({ texts }: Read) => filledOf(texts).every((cell) => /^:?-{2,}:?$/.test(cell));
  const below = lines.filter((line) => !titles.has(line) && !isHead(line) && !isRule(line));
  return {
    rows: below.filter(({ texts }) => !isSumLine(texts)),
    titles: [...titles].filter(({ texts }) => !isHeadingOfList(texts)),
    sums: below.filter(({ texts }) => isSumLine(texts)),
  };
}

/** Whether rows stand above the headings. */
const startsAbove = (lines: readonly Read[], head: Read | undefined) =>
  head !== undefined &&
  lines.slice(0, lines.indexOf(head)).some(({ texts }) => texts.some(isNumber));

function hasTotals(
  columns: readonly Column[],
  meanings: readonly Meaning[],
  isOwn: boolean,
): boolean | null {
  const at = (meaning: Meaning) => columns[meanings.indexOf(meaning)];
  // Waste is in what lines come to.
  if (isOwn || at('waste')) return null;
  const [quantity, unitPrice, total] = [at('quantity'), at('unitPrice'), at('total')];
  return quantity && unitPrice && total ? areProducts(quantity, unitPrice, total) : null;
}

const areEqual = (one: Cells, other: Cells) =>
  one.length === other.length && one.every((cell, at) => cell === other[at]);

const filledOf = (cells: Cells) => cells.filter((cell) => cell !== '');

/** Nameless lines that add the others up. */
function addedUp(rows: readonly Read[], meanings: readonly Meaning[]): ReadonlySet<Read> {
  const sums = unnamedSums(
    rows.map(({ texts }) => texts),
    {
      name: meanings.indexOf('material'),
      quantity: meanings.indexOf('quantity'),
      unitPrice: meanings.indexOf('unitPrice'),
    },
  );
  return new Set(rows.filter(({ texts }) => sums.has(texts)));
}

/** Where all of a list writes decimals after a point, '1.500' is one and a half. */
function withNumbers(rows: readonly Read[], meanings: readonly Meaning[], isOwn: boolean) {
  const isNumeric = meanings.map((id) => isNumberColumn(id as ColumnId));
  const numbers = rows.flatMap(({ raw }) => raw.cells.filter((_, at) => isNumeric[at]));
  const hasPoints = usesDecimalPoint(numbers);
  // '1.299' among '12.90' may be a thousand.
  const isPrice = meanings.map((id) => id === 'unitPrice' || id === 'packPrice');
  const name = isOwn ? -1 : meanings.indexOf('material');
  const readCell = (cell: SheetCell, at: number) => {
    if (at === name) return withoutListMark(tidyCell(textOfCell(cell)));
    if (!hasPoints || !isNumeric[at]) return cell;
    const isEither = isPrice[at] && /^\D*[1-9]\d{0,2}\.\d{3}\D*$/.test(textOfCell(cell));
    return isEither ? unclearPrice : withDecimalComma(cell);
  };
  return rows.map(({ raw }) => {
    const named = raw.cells[name] ?? null;
    const isPlain = !hasPoints && (name < 0 || readCell(named, name) === named);
    return isPlain ? raw : { line: raw.line, cells: raw.cells.map(readCell) };
  });
}

/** A table in Markdown, with its bars before and behind each line: a message too. */
const areBoxed = (lines: readonly Read[]) => {
  const wide = lines.filter(({ texts }) => texts.length > 2);
  return wide.length > 0 && wide.every(({ texts }) => texts[0] === '' && texts.at(-1) === '');
};

/** What the texts of a reading of a line are. */
const messageColumns = ['material', 'quantity', 'unitPrice', 'packPrice', 'packContent'] as const;

/** The text between the cells of a line that is read as one text. */
const joint = ' ; ';

/** What people write to each other: lines of a text, perhaps with its price apart. */
function readMessage(
  lines: readonly Read[],
  { kind, meanings, readings }: TableChoice,
): Table | null {
  const rows = lines.filter(({ texts }) => !isSumLine(texts));
  const wide = rows.filter(({ texts }) => filledOf(texts).length > 2);
  if (lines.length === 0 || wide.length * 2 >= rows.length) return null;
  const written = lines.map(({ texts }) => filledOf(texts).join(joint));
  const hasPoints = usesDecimalPoint(written);
  const messages = lines.map(({ raw: { line } }, at) => {
    const text = written[at] ?? '';
    // No price has three decimals.
    const pointed = text.replace(/(R\$\s*\d{1,3})\.(?=\d{3}(?!\d))/gi, '$1');
    return { line, text, ...readMessageLine(hasPoints ? String(withDecimalComma(pointed)) : text) };
  });
  if (!messages.some(({ isPriced }) => isPriced)) return null;
  const isSum = ({ text }: ReadMessageLine) =>
    isSumLine([plainLine(text).replace(/\d[\d.,]*/g, ' ')]);
  const isTitle = (each: ReadMessageLine) =>
    (each.readings.length === 0 || isTitleText(each)) && !isSum(each);
  const read = messages.filter((each) => !isTitle(each) && !isSum(each)).map(settled(readings));
  return {
    kind: kind ?? 'materials',
    columns: messageColumns.map((id, at) => ({
      heading: sheetHeadings[id],
      meaning: (meanings ?? messageColumns)[at] ?? 'unknown',
      sample: textOfCell(read.map(({ cells }) => cells[at] ?? '').find((cell) => cell !== '')),
    })),
    lines: read,
    titles: messages.filter(isTitle).map(leftOut),
    sums: messages.filter(isSum).map(leftOut),
    unsure: false,
    unsettled: [],
    hasTotals: null,
    isMessage: true,
  };
}

type ReadMessageLine = MessageLine & LeftOutLine;

const leftOut = ({ line, text }: ReadMessageLine): LeftOutLine => ({ line, text });

const isTitleText = ({ text, isPriced }: ReadMessageLine) =>
  !isPriced && (text.endsWith(':') || isHeadingText(text));

/** Settles a line on the reading that was chosen for its shape; until then an open line has no price. */
const settled =
  (answers: TableChoice['readings']) =>
  ({ line, text, readings, shape }: ReadMessageLine): RawLine => {
    const [first = []] = readings;
    if (readings.length === 1) return { line, text, cells: first };
    const cells = readings[answers?.[shape] ?? -1] ?? [first[0] ?? ''];
    return { line, text, cells, open: { shape, options: readings.map(readingText) } };
  };
