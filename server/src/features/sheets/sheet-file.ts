import { type UnitTypeId, unitTypeIds } from '#core/choices/unit-types.ts';
import { sheetFaults } from '#core/errors/sheet-faults.ts';
import type { Meaning } from '#core/sheets/column.ts';
import { textOfCell } from '#core/sheets/raw-line.ts';
import { type Reading, readingOf } from '#core/sheets/read-line.ts';
import type { SheetQuery } from '#core/sheets/schemas.ts';
import { type ColumnId, columnsOf, type SheetKind } from '#core/sheets/sheet-columns.ts';
import type { NumberedLine } from '#core/sheets/sheet-rows.ts';
import { readTable, type Table } from '#core/sheets/table.ts';
import { ProblemError } from '../../http/problem.ts';
import { readSheets } from '../../sheets/read-sheet.ts';
import { type Sheet, SheetError, sheetLimits } from '../../sheets/sheet.ts';

export interface SheetFile {
  readonly kind: SheetKind;
  /** The names of its sheets, and the place of this one. */
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly table: Table;
  readonly columns: readonly (ColumnId | null)[];
  readonly lines: readonly NumberedLine[];
  readonly reading: Reading;
  /** A cell as spreadsheets call it, and what stands in it. */
  readonly cellAt: (
    line: number,
    column: ColumnId,
  ) => { readonly cell: string; readonly text: string };
}

/**
 * Reads a file. What the caller does not say of it is guessed.
 *
 * @throws ProblemError 413 body_too_large, 422 sheet_unreadable in one sentence
 */
export async function readSheetFile(file: Uint8Array, query: SheetQuery): Promise<SheetFile> {
  if (file.byteLength > sheetLimits.bytes) throw refusal('too_large');
  const sheets = await readSheets(file).catch((error: unknown) => {
    throw error instanceof SheetError ? refusal(error.fault) : error;
  });
  const place = query.sheet ?? likeliest(sheets);
  const sheet = sheets[place];
  if (!sheet) throw refusal('empty');
  const table = readTable(sheet.rows, { kind: query.kind, meanings: chosenMeanings(query, sheet) });
  if (table.lines.length === 0) throw refusal('empty');
  const kind = table.kind === 'products' ? 'products' : 'materials';
  const columns = table.columns.map(
    ({ meaning }) => columnsOf[kind].find((id) => id === meaning) ?? null,
  );
  const cellsByLine = new Map(table.lines.map(({ line, cells }) => [line, cells]));
  return {
    kind,
    sheets: sheets.map(({ name }) => name),
    sheet: place,
    table,
    columns,
    lines: table.lines.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        columns.flatMap((id, at) => (id === null ? [] : [[id, cells[at] ?? null]])),
      ),
    })),
    reading: readingOf(table, { priceOf: query.priceOf, units: namedUnits(query) }),
    cellAt: (line, column) => {
      const at = columns.indexOf(column);
      if (at < 0) return { cell: '', text: '' };
      const cell = `${columnName(sheet.columns[at] ?? at)}${line}`;
      return { cell, text: textOfCell(cellsByLine.get(line)?.[at]) };
    },
  };
}

/** So many lines show what a sheet holds. */
const shownLines = 200;

/** The sheet that looks most like a list: of those that are shown, if any does. */
function likeliest(sheets: readonly Sheet[]): number {
  const rated = sheets.map(({ isHidden, rows }, place) => {
    const { columns, unsure } = readTable(rows.slice(0, shownLines), {});
    const known = columns.filter(({ meaning }) => !unread.includes(meaning)).length;
    return { place, isHidden, known: unsure ? Math.min(known, 1) : known };
  });
  const lists = rated.filter(({ known }) => known >= 2);
  const open = lists.filter(({ isHidden }) => !isHidden);
  const [best] = (open.length > 0 ? open : lists).toSorted((one, other) => other.known - one.known);
  return (best ?? rated.find(({ isHidden }) => !isHidden) ?? rated[0])?.place ?? 0;
}

const unread: readonly Meaning[] = ['unknown', 'aside', 'total'];

const refusal = (fault: keyof typeof sheetFaults) =>
  new ProblemError(422, 'sheet_unreadable', undefined, { detail: sheetFaults[fault] });

function chosenMeanings({ columns, kind }: SheetQuery, sheet: Sheet): Meaning[] | undefined {
  if (columns === undefined) return undefined;
  const chosen = columns.split(',');
  const allowed: readonly string[] = columnsOf[kind ?? 'materials'];
  return sheet.columns.map((_, index) => {
    const id = chosen[index] ?? '';
    const isTwice = chosen.indexOf(id) < index;
    return allowed.includes(id) && !isTwice ? (id as ColumnId) : 'unknown';
  });
}

function namedUnits({ units = '' }: SheetQuery): ReadonlyMap<string, UnitTypeId> {
  return new Map(
    units.split(',').flatMap((pair) => {
      const [word = '', id] = pair.split(':');
      const unit = unitTypeIds.find((each) => each === id);
      return unit ? [[word, unit] as const] : [];
    }),
  );
}

/** 0 → 'A', 27 → 'AB' */
const columnName = (place: number): string =>
  (place < 26 ? '' : columnName(Math.floor(place / 26) - 1)) +
  String.fromCharCode(65 + (place % 26));
