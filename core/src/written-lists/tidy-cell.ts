import { withoutHidden } from '../fields/tidy-text.ts';

/** Most cells: nothing in them is hidden, and no space is one too many. */
const plain = /^(?:[!-~¡-¬®-ÿ]+(?: [!-~¡-¬®-ÿ]+)*)?$/;

/** A cell's text on one line, without what nobody sees. */
export const tidyCell = (text: string) =>
  plain.test(text)
    ? text
    : withoutHidden(text)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
