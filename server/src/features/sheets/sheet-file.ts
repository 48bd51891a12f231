import { type UnitTypeId, unitTypeIds } from '#core/choices/unit-types.ts';
import { sheetFaults } from '#core/errors/sheet-faults.ts';
import type { Meaning } from '#core/sheets/column.ts';
import { textOfCell } from '#core/sheets/raw-line.ts';
import { type Reading, readingOf } from '#core/sheets/read-line.ts';
import type { SheetQuery } from '#core/sheets/schemas.ts';
import { type ColumnId, columnsOf, type SheetKind } from '#core/sheets/sheet-columns.ts';
import type { NumberedLine } from '#core/sheets/sheet-rows.ts';
import type { Table } from '#core/sheets/table.ts';
import { ProblemError } from '../../http/problem.ts';
import { readSheet } from '../../sheets/read-sheet.ts';
import { SheetError, sheetLimits } from '../../sheets/sheet.ts';

export interface SheetFile {
  readonly kind: SheetKind;
  /** The names of its sheets, and the place of this one. */
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly table: Table;
  readonly columns: readonly (ColumnId | null)[];
  readonly lines: readonly NumberedLine[];
  readonly reading: Reading;
  /** A cell as spreadsheets call it, '' where there are none, and what stands in it. */
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
  const { sheet, kind: wanted, columns: chosen } = query;
  const choice = { sheet, kind: wanted, meanings: chosen?.split(',').map(meaningIn(wanted)) };
  const read = await readSheet(file, choice).catch((error: unknown) => {
    throw error instanceof SheetError ? refusal(error.fault) : error;
  });
  if (!read || isEmpty(read.table)) throw refusal('empty');
  const { sheets, places, table } = read;
  const kind = table.kind === 'products' ? 'products' : 'materials';
  const columns = table.columns.map(
    ({ meaning }) => columnsOf[kind].find((id) => id === meaning) ?? null,
  );
  const cellsByLine = new Map(table.lines.map(({ line, cells }) => [line, cells]));
  return {
    kind,
    sheets,
    sheet: read.sheet,
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
      const cell = table.isMessage ? '' : `${columnName(places[at] ?? at)}${line}`;
      return { cell, text: textOfCell(cellsByLine.get(line)?.[at]) };
    },
  };
}

/** A single cell is no list, unless it is a line of a message. */
const isEmpty = ({ lines, columns, isMessage }: Table) =>
  lines.length === 0 || (lines.length === 1 && columns.length === 1 && !isMessage);

const refusal = (fault: keyof typeof sheetFaults) =>
  new ProblemError(422, 'sheet_unreadable', undefined, { detail: sheetFaults[fault] });

/** What a column is said to be; each meaning once. */
const meaningIn =
  (kind: SheetKind = 'materials') =>
  (id: string, index: number, all: readonly string[]): Meaning =>
    columnsOf[kind].find((each) => each === id && all.indexOf(id) === index) ?? 'unknown';

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
