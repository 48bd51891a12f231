import { withoutHidden } from '../text/tidy-text.ts';

/** A cell as its program shows it: '5%', '0:45', 'R$ 12,5'. A number without a format is one. */
export type SheetCell = string | number | null;

export interface RawLine {
  /** As spreadsheets count: the first is 1. */
  readonly line: number;
  readonly cells: readonly SheetCell[];
}

export const isBlankCell = (cell: SheetCell | undefined) =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

export const textOfCell = (cell: SheetCell | undefined) =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '');

/** Most cells: nothing in them is hidden, and no space is one too many. */
const plain = /^(?:[!-~¡-¬®-ÿ]+(?: [!-~¡-¬®-ÿ]+)*)?$/;

/** A cell's text on one line, without what nobody sees. */
export const tidyCell = (text: string) =>
  plain.test(text)
    ? text
    : withoutHidden(text)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
