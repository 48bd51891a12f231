import type { RawLine, SheetCell } from '#core/written-lists/raw-line.ts';
import { maxSheetBytes } from '#core/written-lists/sheet-columns.ts';
import type { Table, TableChoice } from '#core/written-lists/table.ts';

/** What stands in a cell. A number is one, never a text that looks like one. */
export type Cell = SheetCell;

export type SheetRow = RawLine;

/** How somebody wants a file to be read; what is undefined is guessed. */
export interface SheetChoice extends TableChoice {
  /** Which of its sheets, from 0. */
  readonly sheet?: number | undefined;
}

/** What a file holds, besides the lines of its list. */
export interface SheetHead {
  /** The names of its sheets; '' of a text. */
  readonly sheets: readonly string[];
  readonly sheet: number;
  /** The place in the file, from 0, of each column that holds anything. */
  readonly places: readonly number[];
  readonly table: Omit<Table, 'lines'>;
}

export interface ReadSheet extends SheetHead {
  readonly table: Table;
}

/** A column that is written: its heading, and how its numbers look (a format of spreadsheets). */
export interface Column {
  readonly header: string;
  readonly width?: number;
  readonly numFmt?: string;
}

/** What a file that is read may hold at most; beyond it the whole file is refused. */
export const sheetLimits = {
  bytes: maxSheetBytes,
  /** The rows of each sheet, besides its headings. */
  rows: 20_000,
  /** The columns of each sheet. */
  columns: 100,
  /** Cells of all sheets: as many as one may have. The cells of a row count as 20 at least. */
  cells: 2_000_000,
  /** Characters in a cell: as many as the longest text of a product, at least. More are cut off. */
  cell: 2_000,
  /** Characters of all cells: a text that stands once in the file may be in a million of them. */
  text: 32 * 1024 * 1024,
  /** What its parts unpack to, by the file's own directory. */
  unpackedBytes: 200 * 1024 * 1024,
  parts: 1_000,
} as const;

export type SheetFault = 'unreadable' | 'too_large' | 'protected' | 'took_too_long';

/** How the process that reads a sheet ends for a fault of the file. */
export const exitCodes: Readonly<Record<SheetFault, number>> = {
  unreadable: 10,
  too_large: 11,
  protected: 12,
  took_too_long: 13,
};

export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly fault: SheetFault;

  constructor(fault: SheetFault) {
    super(fault);
    this.fault = fault;
  }
}
