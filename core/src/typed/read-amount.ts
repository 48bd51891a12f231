import { shownSigns } from '../fields/tidy-text.ts';
import { foldText } from '../search/fold-text.ts';
import { countNamed, countWords } from './count-words.ts';
import { longestNumber, parseDecimal } from './parse-decimal.ts';
import { add, type Ratio, ratioOf } from './ratio.ts';

export interface Amount {
  readonly value: Ratio;
  /** The word behind the number, folded: 'g', 'duzias', or ''. */
  readonly word: string;
  /** The number was neither a fraction nor written in words. */
  readonly isPlain: boolean;
}

const inWords = `(?:mei[ao]|uma|duas|${countWords.join('|')})(?![a-z])`;
const amount = new RegExp(
  String.raw`^(${inWords}|[\d.,][\d.,/ ]*?) ??(?:d[aeo] )?([a-z][a-z.² ]*?2?)??( e mei[ao])?$`,
);
const fraction = /^(?:(\d+) )?([^ /]+)\/([^ /]+)$/;
const half = ratioOf(1, 2);

/**
 * The terms of a sum, as `read` answers them. A term comes in small letters without accents, with
 * single spaces, '½' as '1/2'. It answers null when one of them is nothing.
 */
export function readTerms<T>(typed: string, read: (term: string) => T | null): T[] | null {
  const shown = shownSigns(typed);
  if (shown.length > longestNumber) return null;
  const terms = tidy(shown)
    .split(/ ?\+ ?/)
    .map(read);
  return terms.every((term) => term !== null) ? terms : null;
}

/** Reads a term such as '60', '1/3 novelo', '2 1/2', 'meia hora', 'dois novelos' or '2 metros e meio'. */
export function readAmount(term: string): Amount | null {
  const [, number = '', word = '', andHalf] = amount.exec(term) ?? [];
  const value = number.startsWith('m') ? half : (counted(number) ?? readRatio(number));
  if (value === null) return null;
  return {
    value: andHalf ? add(value, half) : value,
    word,
    isPlain: !andHalf && parseDecimal(number) !== null,
  };
}

function counted(number: string): Ratio | null {
  const count = countNamed(number);
  return count === 0 ? null : ratioOf(count);
}

function readRatio(text: string): Ratio | null {
  const [, whole, over = text, under = '1'] = fraction.exec(text) ?? [];
  const [top, bottom] = [parseDecimal(over), parseDecimal(under)];
  if (top === null || bottom === null || bottom === '0') return null;
  const ratio = ratioOf(top, bottom);
  if (whole === undefined) return ratio;
  // '1 234/5' may mean 1.234 ÷ 5.
  return ratio.over.lt(ratio.under) ? add(ratioOf(whole), ratio) : null;
}

function tidy(shown: string): string {
  return foldText(shown)
    .replace(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKD')}`)
    .replace(/\s*[/⁄]\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
}
