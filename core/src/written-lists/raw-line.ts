/** A cell as its program shows it: '5%', '0:45', 'R$ 12,5'. A number without a format is one. */
export type SheetCell = string | number | null;

export interface RawLine {
  /** The line's number as spreadsheets count: the first is 1. */
  readonly line: number;
  readonly cells: readonly SheetCell[];
  /** The line as it was written, where its cells were made of it. */
  readonly text?: string;
  /** The readings of a line that may mean several things, of which somebody has to choose. */
  readonly open?: { readonly shape: string; readonly options: readonly string[] };
}

export const isBlankCell = (cell: SheetCell | undefined) =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

export const textOfCell = (cell: SheetCell | undefined) =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '');

/** What a line says, as it stands. */
export const wordsOfLine = ({ text, cells }: RawLine) =>
  text ??
  cells
    .filter((cell) => !isBlankCell(cell))
    .map(textOfCell)
    .join(' ');
