import { formatDecimal } from '../numbers/formats.ts';
import { countNamed } from './count-words.ts';
import { parseDecimal } from './parse-decimal.ts';
import { add, fits, multiply, type Ratio, ratioOf, ratioText } from './ratio.ts';
import { readAmount, readTerms } from './read-amount.ts';
import { timeUnits, typedNotes } from './typed-notes.ts';

export interface Hours {
  /** A plain decimal text with at most six decimals. */
  readonly hours: string;
  /** The hours are not just the number that was typed, so `hoursNote` explains them. */
  readonly written: boolean;
}

const clock = /^(\d+)(?: ?h ?(?:e )?([0-5]?\d) ?m?|:([0-5]\d) ?h?)$/;
const toTheSecond = [
  /^(\d+):([0-5]\d):([0-5]\d) ?h?$/,
  /^(\d+) ?h ?(?:e )?([0-5]?\d) ?m ?(?:e )?([0-5]?\d) ?s$/,
  /^()(\d+) ?m ?(?:e )?([0-5]?\d) ?s$/,
] as const;
const spelt = [
  [/h(?:oras?|rs?|s)?\.?(?![a-z])/g, 'h'],
  [/m(?:in(?:uto)?s?)?\.?(?![a-z])/g, 'm'],
  [/(\d ?)s(?:eg(?:undo)?s?)?\.?$/g, '$1s'],
] as const;
const spoken = [
  [/^uma (?=h|e )/, '1 '],
  [/^h (?=e )/, '1 h '],
  // '1h 1/2' is '1 1/2 h'.
  [/^(\d+) ?h ?(?:e )?(\d+\/\d+)$/, '$1 $2 h'],
] as const;
const minute = ratioOf(1, 60);
const second = ratioOf(1, 3600);
const storedDecimals = 6;
const shownDecimals = 4;

/**
 * Reads a time as people type it: '1h30', '1:30', '0:45:30', '45 min', 'hora e meia', '1h30 + 45 min'.
 * A number alone is hours, a word alone is none. It answers null for anything else.
 */
export function readHours(typed: string): Hours | null {
  const plain = parseDecimal(typed);
  if (plain !== null) return { hours: hoursText(ratioOf(plain)), written: false };
  const times = readTerms(typed, readTime);
  if (times === null) return null;
  const value = times.map((time) => time.value).reduce(add);
  const isPlain = times.length === 1 && times[0]?.isPlain === true;
  return { hours: hoursText(value), written: !isPlain || !fits(value, storedDecimals) };
}

/** '45 min = 0,75 h'. Null for a number of hours ('0,75', '2h') and for what is no time. */
export function hoursNote(typed: string): string | null {
  const read = readHours(typed);
  if (!read?.written) return null;
  const shown = formatDecimal(read.hours, { max: shownDecimals }) + timeUnits.hours;
  return typedNotes.means(typed, shown, fits(ratioOf(read.hours), shownDecimals));
}

const hoursText = (value: Ratio) => ratioText(value, storedDecimals);

/** The value of a time in hours. */
function readTime(term: string) {
  const short = rewritten(term, spelt);
  const text = rewritten(short, spoken);
  const [, hours, after, afterColon = after] = clock.exec(text) ?? [];
  if (hours !== undefined && afterColon !== undefined) {
    return { value: add(ratioOf(hours), minutes(ratioOf(afterColon))), isPlain: false };
  }
  for (const pattern of toTheSecond) {
    const [, whole, past, seconds] = pattern.exec(text) ?? [];
    if (past === undefined || seconds === undefined) continue;
    const rest = add(minutes(ratioOf(past)), multiply(ratioOf(seconds), second));
    return { value: add(ratioOf(whole || 0), rest), isPlain: false };
  }
  const amount = countNamed(text) === 0 ? readAmount(text) : null;
  switch (amount?.word) {
    case '':
    case 'h':
      return { ...amount, isPlain: amount.isPlain && text === short };
    case 'm':
      return { value: minutes(amount.value), isPlain: false };
    default:
      return null;
  }
}

const rewritten = (term: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((text, [from, to]) => text.replace(from, to), term);

const minutes = (count: Ratio) => multiply(count, minute);
