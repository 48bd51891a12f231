import { sheetFaults } from '#core/errors/sheet-faults.ts';
import { isNumberColumn } from '#core/sheets/cells.ts';
import { usesDecimalPoint, withDecimalComma } from '#core/sheets/decimal-point.ts';
import type { SheetQuery } from '#core/sheets/schemas.ts';
import {
  type ColumnId,
  columnsOf,
  guessKind,
  recognizeColumns,
  type SheetKind,
} from '#core/sheets/sheet-columns.ts';
import type { NumberedLine } from '#core/sheets/sheet-rows.ts';
import { ProblemError } from '../../http/problem.ts';
import { readSheets } from '../../sheets/read-sheet.ts';
import { type Cell, SheetError, type SheetRow, sheetLimits } from '../../sheets/sheet.ts';

export interface SheetFile {
  readonly kind: SheetKind;
  readonly headings: readonly string[];
  readonly columns: readonly (ColumnId | null)[];
  readonly lines: readonly NumberedLine[];
  /** The lines of the file, numbers converted. */
  readonly cells: readonly (readonly Cell[])[];
}

/**
 * Reads a file. Kind and columns that the caller does not name are guessed from the headings.
 *
 * @throws ProblemError 413 body_too_large, 422 sheet_unreadable in one sentence
 */
export async function readSheetFile(file: Uint8Array, query: SheetQuery): Promise<SheetFile> {
  if (file.byteLength > sheetLimits.bytes) throw refusal('too_large');
  const [sheet] = await readSheets(file).catch((error: unknown) => {
    throw error instanceof SheetError ? refusal(error.fault) : error;
  });
  const [head, ...below] = sheet?.rows ?? [];
  if (!head || below.length === 0) throw refusal('empty');
  const headings = head.cells.map((cell) => String(cell ?? '').trim());
  const kind = query.kind ?? guessKind(headings);
  const columns =
    query.columns === undefined
      ? recognizeColumns(kind, headings)
      : chosenColumns(kind, query.columns, headings.length);
  const cells = asNumbers(columns, below);
  const lines = below.map(({ line }, index) => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap((id, at) => (id === null ? [] : [[id, cells[index]?.[at] ?? null]])),
    ),
  }));
  return { kind, headings, columns, lines, cells };
}

/** Where all of a file writes decimals after a point, '1.500' is one and a half. */
function asNumbers(columns: SheetFile['columns'], rows: readonly SheetRow[]) {
  const isNumber = columns.map((id) => id !== null && isNumberColumn(id));
  const numbers = rows.flatMap(({ cells }) => cells.filter((_, at) => isNumber[at]));
  if (!usesDecimalPoint(numbers)) return rows.map(({ cells }) => cells);
  return rows.map(({ cells }) =>
    cells.map((cell, at) => (isNumber[at] ? withDecimalComma(cell) : cell)),
  );
}

const refusal = (fault: keyof typeof sheetFaults) =>
  new ProblemError(422, 'sheet_unreadable', undefined, { detail: sheetFaults[fault] });

function chosenColumns(kind: SheetKind, text: string, count: number): (ColumnId | null)[] {
  const chosen = text.split(',');
  const allowed: readonly string[] = columnsOf[kind];
  return Array.from({ length: count }, (_, index) => {
    const id = chosen[index] ?? '';
    const isTwice = chosen.indexOf(id) < index;
    return allowed.includes(id) && !isTwice ? (id as ColumnId) : null;
  });
}
