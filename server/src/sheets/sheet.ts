import { maxSheetBytes } from '#core/sheets/sheet-columns.ts';

export const sheetProgram = new URL('sheet-process.ts', import.meta.url);

/** What stands in a cell. A number is one, never a text that looks like one. */
export type Cell = string | number | null;

export interface SheetRow {
  /** As spreadsheets count: the first is 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** A column that is written: its heading, and how its numbers look (a format of spreadsheets). */
export interface Column {
  readonly header: string;
  readonly width?: number;
  readonly numFmt?: string;
}

/** What a sheet that is read may hold at most; beyond it the whole file is refused. */
export const sheetLimits = {
  bytes: maxSheetBytes,
  rows: 20_000,
  columns: 100,
  /** Characters in a cell: as many as the longest text of a product, at least. */
  cell: 2_000,
  /** Characters of all cells: a text that stands once in the file may be in a million of them. */
  text: 32 * 1024 * 1024,
  /** What its parts unpack to, by the file's own directory. */
  unpackedBytes: 200 * 1024 * 1024,
  parts: 1_000,
} as const;

export type SheetFault = 'unreadable' | 'too_large' | 'protected' | 'took_too_long';

export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly fault: SheetFault;

  constructor(fault: SheetFault) {
    super(fault);
    this.fault = fault;
  }
}
