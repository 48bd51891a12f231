import { attributeOf, type OnTag, type OnText } from './scan-xml.ts';
import { type Cell, sheetLimits } from './sheet.ts';
import { type Look, shownNumber } from './shown-number.ts';
import { type Merge, UsedCells } from './used-cells.ts';

/** What the sheets of a workbook have in common. */
export interface Workbook {
  readonly texts: readonly string[];
  /** The looks by the number of a style. */
  readonly looks: readonly Look[];
  readonly isFrom1904: boolean;
}

/** Takes the cells of a worksheet as its XML is scanned. */
export class CellReader {
  readonly #workbook: Workbook;
  readonly #used = new UsedCells();
  readonly #merges: Merge[] = [];
  readonly #written = new Written();
  #line = 0;
  #place = -1;
  #cell = '';

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  readonly onTag: OnTag = (name, attributes) => {
    this.#written.tag(name, attributes === null);
    if (attributes !== null) this.#begin(name, attributes);
    else if (name === 'c') this.#put();
  };

  readonly onText: OnText = (piece) => this.#written.add(piece);

  #begin(name: string, attributes: string): void {
    switch (name) {
      case 'c': {
        const reference = attributeOf(attributes, 'r');
        this.#place = reference === undefined ? this.#place + 1 : placeOf(reference);
        this.#cell = attributes;
        this.#written.text = '';
        break;
      }
      case 'row':
        this.#line = Number(attributeOf(attributes, 'r')) || this.#line + 1;
        this.#place = -1;
        break;
      case 'mergeCell':
        this.#merges.push(...mergeOf(attributeOf(attributes, 'ref') ?? ''));
        break;
    }
  }

  #put(): void {
    const { text } = this.#written;
    if (text === '') return;
    this.#used.put(this.#line, this.#place, cellOf(this.#cell, text, this.#workbook));
    this.#written.text = '';
  }

  /** @throws SheetError too_large */
  end(): UsedCells {
    this.#used.fill(this.#merges);
    return this.#used;
  }
}

/** A text that comes in pieces, without how it is pronounced. */
export class Written {
  text = '';
  #isOpen = false;
  #isPronounced = false;

  tag(name: string, isEnd: boolean): void {
    if (name === 't' || name === 'v') this.#isOpen = !isEnd && !this.#isPronounced;
    else if (name === 'rPh') this.#isPronounced = !isEnd;
  }

  add(piece: string): void {
    if (this.#isOpen && this.text.length <= sheetLimits.cell) this.text += piece;
  }
}

/** The column of 'B5', from 0. */
function placeOf(reference: string): number {
  let place = 0;
  for (let at = 0; at < longestColumn; at++) {
    const letter = reference.charCodeAt(at) & upperCase;
    if (letter < 65 || letter > 90) break;
    place = place * 26 + letter - 64;
  }
  return place - 1;
}

/** The longest name of a column, in letters. */
const longestColumn = 3;
const upperCase = 0xdf;

/** The merge that a reference such as 'A2:B5' means, if it has several lines. */
function mergeOf(reference: string): Merge[] {
  const [, from, to] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/i.exec(reference) ?? [];
  if (from === to) return [];
  return [{ first: Number(from), last: Number(to), place: placeOf(reference) }];
}

function cellOf(attributes: string, written: string, { texts, looks, isFrom1904 }: Workbook): Cell {
  switch (attributeOf(attributes, 't')) {
    case 's':
      return texts[Number(written)] ?? null;
    case 'b':
      return String(isTrue(written));
    case 'e':
    case 'str':
    case 'inlineStr':
      return ownText(written);
    default: {
      const value = Number(written);
      if (!Number.isFinite(value)) return ownText(written);
      const look = looks[Number(attributeOf(attributes, 's') ?? 0)] ?? 'number';
      return shownNumber(value, look, isFrom1904);
    }
  }
}

export const isTrue = (written: string | undefined) => written === '1' || written === 'true';

/** A text of its own: a piece of what is unpacked would keep all of that in memory. */
export function ownText(written: string): string {
  const text = written.replace(/_x([\dA-F]{4})_/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(text.slice(0, sheetLimits.cell + 1)).toString();
}
