import { unclearPrice } from '#core/typed/message-line.ts';
import { unitTypeIds } from '#core/units/unit-types.ts';
import type { Meaning } from '#core/written-lists/column.ts';
import type { SheetQuery } from '#core/written-lists/list-import-schemas.ts';
import { textOfCell, wordsOfLine } from '#core/written-lists/raw-line.ts';
import {
  type Answers,
  isOpen,
  type OpenLines,
  openLinesOf,
  type Reading,
  readingOf,
  sheetLinesOf,
} from '#core/written-lists/read-line.ts';
import { type ColumnId, columnsOf, type SheetKind } from '#core/written-lists/sheet-columns.ts';
import { sheetFaults } from '#core/written-lists/sheet-faults.ts';
import type { NumberedLine } from '#core/written-lists/sheet-rows.ts';
import type { Table } from '#core/written-lists/table.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { readSheet } from '../../spreadsheets/read-sheet.ts';
import { SheetError, sheetLimits } from '../../spreadsheets/sheet.ts';

export interface SheetFile {
  readonly kind: SheetKind;
  /** The names of its sheets, and the place of this one. */
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly table: Table;
  readonly columns: readonly (ColumnId | null)[];
  readonly lines: readonly NumberedLine[];
  readonly reading: Reading;
  readonly open: readonly OpenLines[];
  readonly isOpen: (line: number) => boolean;
  /** A cell as spreadsheets call it, '' where there are none, and what stands in it and in its line. */
  readonly cellAt: (
    line: number,
    column: ColumnId,
  ) => { readonly cell: string; readonly text: string; readonly words: string };
}

/**
 * Reads a file. What the caller does not say of it is guessed.
 *
 * @throws ProblemError 413 body_too_large, 422 sheet_unreadable in one sentence
 */
export async function readSheetFile(file: Uint8Array, query: SheetQuery): Promise<SheetFile> {
  if (file.byteLength > sheetLimits.bytes) throw refusal('too_large');
  const { sheet, kind: wanted, columns: chosen } = query;
  const answers = answersIn(query);
  const choice = {
    sheet,
    kind: wanted,
    meanings: chosen?.split(',').map(meaningIn(wanted)),
    readings: answers.readings,
  };
  const read = await readSheet(file, choice).catch((error: unknown) => {
    throw error instanceof SheetError ? refusal(error.fault) : error;
  });
  if (!read || isEmpty(read.table)) throw refusal('empty');
  const { sheets, places, table } = read;
  const kind = table.kind === 'products' ? 'products' : 'materials';
  const columns = table.columns.map(
    ({ meaning }) => columnsOf[kind].find((id) => id === meaning) ?? null,
  );
  const lineAt = new Map(table.lines.map((line) => [line.line, line]));
  return {
    kind,
    sheets,
    sheet: read.sheet,
    table,
    columns,
    lines: sheetLinesOf(columns, table.lines, answers),
    reading: readingOf(table, answers),
    open: openLinesOf(table.lines, answers),
    isOpen: (line) => {
      const raw = lineAt.get(line);
      return raw !== undefined && isOpen(raw, answers);
    },
    cellAt: (line, column) => {
      const raw = lineAt.get(line);
      const at = columns.indexOf(column);
      const words = raw ? wordsOfLine(raw) : '';
      const mended = answers.mended.get(line)?.[column];
      if (at < 0) return { cell: '', text: mended ?? '', words };
      const cell = table.isMessage ? '' : `${columnName(places[at] ?? at)}${line}`;
      const written = textOfCell(raw?.cells[at]).replace(unclearPrice, '');
      return { cell, text: mended ?? written, words };
    },
  };
}

/** A single cell is no list, unless it is a line of a message. */
const isEmpty = ({ lines, columns, isMessage }: Table) =>
  lines.length === 0 || (lines.length === 1 && columns.length === 1 && !isMessage);

const refusal = (fault: keyof typeof sheetFaults) =>
  new ProblemError(422, 'sheet_unreadable', undefined, { detail: sheetFaults[fault] });

/** The chosen meaning of a column; each meaning once. */
const meaningIn =
  (kind: SheetKind = 'materials') =>
  (id: string, index: number, all: readonly string[]): Meaning =>
    columnsOf[kind].find((each) => each === id && all.indexOf(id) === index) ?? 'unknown';

function answersIn({ priceOf, units = '', readings = '', mended = [] }: SheetQuery) {
  const pairs = (list: string) => list.split(',').map((pair) => pair.split(':'));
  const named = pairs(units).flatMap(([word = '', id]) => {
    const unit = unitTypeIds.find((each) => each === id);
    return unit ? [[word, unit] as const] : [];
  });
  const cells = new Map<number, Partial<Record<ColumnId, string>>>();
  for (const [line, column, text] of mended)
    cells.set(line, { ...cells.get(line), [column]: text });
  return {
    priceOf,
    units: new Map(named),
    readings: Object.fromEntries(pairs(readings).map(([shape, at]) => [shape, Number(at)])),
    mended: cells,
  } satisfies Answers;
}

/** 0 → 'A', 27 → 'AB' */
const columnName = (place: number): string =>
  (place < 26 ? '' : columnName(Math.floor(place / 26) - 1)) +
  String.fromCharCode(65 + (place % 26));
