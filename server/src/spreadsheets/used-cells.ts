import { type Cell, SheetError, type SheetRow, sheetLimits } from './sheet.ts';

interface UsedRow {
  readonly line: number;
  readonly places: number[];
  readonly cells: Cell[];
}

/** Cells of several lines that are one. */
export interface Merge {
  readonly first: number;
  readonly last: number;
  /** The place of the first column. */
  readonly place: number;
}

/** No spreadsheet has a column behind XFD. */
const lastPlace = 16_383;

export interface UsedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly used: UsedCells;
}

/** What a sheet holds. Cells that are empty or only formatted are none, and count for nothing. */
export class UsedCells {
  readonly #rows: UsedRow[] = [];
  /** How many cells each column holds. */
  readonly #counts = new Map<number, number>();
  /** Columns with more than one. */
  #columns = 0;
  #text = 0;

  /**
   * Cells come line by line.
   *
   * @throws SheetError too_large
   */
  put(line: number, place: number, cell: Cell): void {
    if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return;
    if (place > lastPlace) throw new SheetError('too_large');
    let row = this.#rows.at(-1);
    if (row?.line !== line) {
      row = { line, places: [], cells: [] };
      // The headings are one row more.
      if (this.#rows.push(row) > sheetLimits.rows + 1) throw new SheetError('too_large');
    }
    const stored = typeof cell === 'string' ? cell.slice(0, sheetLimits.cell + 1) : cell;
    if (typeof stored === 'string') this.#text += stored.length;
    if (this.#text > sheetLimits.text) throw new SheetError('too_large');
    this.#add(row, place, stored);
  }

  #add({ places, cells }: UsedRow, place: number, cell: Cell): void {
    places.push(place);
    cells.push(cell);
    const count = (this.#counts.get(place) ?? 0) + 1;
    this.#counts.set(place, count);
    if (count === 2) this.#columns++;
    if (this.#columns > sheetLimits.columns) throw new SheetError('too_large');
  }

  /**
   * What is merged downwards stands in each of its rows that hold anything else: a high title is no
   * second row.
   *
   * @throws SheetError too_large, also where more is merged than a sheet has cells
   */
  fill(merges: readonly Merge[]): void {
    const byLine = new Map(this.#rows.map((row) => [row.line, row]));
    const end = this.#rows.at(-1)?.line ?? 0;
    let looked = 0;
    for (const { first, last, place } of merges) {
      const top = byLine.get(first);
      const value = top?.cells[top.places.indexOf(place)];
      if (value === undefined) continue;
      for (let line = first + 1; line <= Math.min(last, end); line++) {
        if (++looked > sheetLimits.cells) throw new SheetError('too_large');
        const row = byLine.get(line);
        if (row && !row.places.includes(place)) this.#add(row, place, value);
      }
    }
  }

  /** The size in cells; those of a row count as 20 at least. */
  get size(): number {
    return this.#rows.length * Math.max(this.#columns, 20);
  }

  /** The places of the columns, in order. One with a single cell is left out where there is no room. */
  columns(): number[] {
    const places = [...this.#counts.keys()].sort((one, other) => one - other);
    let room = sheetLimits.columns - this.#columns;
    return places.filter((place) => (this.#counts.get(place) ?? 0) > 1 || room-- > 0);
  }

  *rows(columns: readonly number[]): Generator<SheetRow> {
    const indexes = new Map(columns.map((place, at) => [place, at]));
    for (const { line, places, cells: found } of this.#rows) {
      // So are most.
      if (columns.length === places.length && places.every((place, at) => place === columns[at])) {
        yield { line, cells: found };
        continue;
      }
      const cells: Cell[] = columns.map(() => null);
      for (const [at, place] of places.entries()) {
        const index = indexes.get(place);
        if (index !== undefined) cells[index] = found[at] ?? null;
      }
      if (cells.some((cell) => cell !== null)) yield { line, cells };
    }
  }
}
