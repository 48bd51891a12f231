import { toDecimal } from '#core/numbers/decimal.ts';

/** How a number looks: as itself, as a time or a day, or its digits between two texts. */
export type Look = 'number' | 'moment' | Dressed;

interface Dressed {
  readonly before: string;
  readonly after: string;
  /** The digits by which the point moves to the right: per cent by two. */
  readonly shift: number;
}

/** Formats that no file spells out: ECMA-376 part 1, 18.8.30. Money is that of whoever looks. */
const builtIn: readonly (readonly [first: number, last: number, format: string])[] = [
  [5, 8, '"R$" 0'],
  [9, 10, '0%'],
  [14, 22, 'd'],
  [27, 36, 'd'],
  [42, 42, '"R$" 0'],
  [44, 44, '"R$" 0'],
  [45, 47, 'd'],
  [50, 58, 'd'],
];

/** @param format as the file spells it out, if it does */
export function lookOf(id: number, format: string | undefined): Look {
  const [, , known = ''] = builtIn.find(([first, last]) => id >= first && id <= last) ?? [];
  return lookOfFormat(format ?? known);
}

/** A quotation, one sign as it is, room or a filling, a currency, a hint, digits, any other sign. */
const part =
  /"([^"]*)"|\\(.)|[_*](.)|\[\$([^\]-]*)[^\]]*\]|\[([^\]]*)\]|(General|E[+-]|[0#?.,@])|(s\.0+|.)/gis;

/** Reads the format of numbers above 0, which is the first of up to four. */
function readFormat(format: string) {
  /** What is shown as it is written: before the digits, between them, and after them. */
  const texts = [''];
  let digits = '';
  let signs = '';
  for (const [, quoted, single, room, currency, hint, digit, sign] of format.matchAll(part)) {
    if (sign === ';') break;
    const text = quoted ?? single ?? currency ?? sign ?? (room && ' ') ?? '';
    texts.push(digit === undefined ? `${texts.pop()}${text}` : '');
    digits += digit ?? '';
    signs += sign ?? hint?.match(/^(?:h+|m+|s+)$/i)?.[0] ?? '';
  }
  const [before = '', after = ''] = [texts[0], texts.at(-1)];
  return { before: before.replace(/\s+/g, ' '), after: after.replace(/\s+/g, ' '), digits, signs };
}

function lookOfFormat(format: string): Look {
  const { before, after, digits, signs } = readFormat(format);
  if (/[ymdhs]/i.test(signs) && !/[0#?]/.test(digits)) return 'moment';
  // 'kg', 'R$', '€'; another sign alone says nothing that a column does not.
  const isDressed = digits !== '' && /[\p{L}\p{Sc}%]/u.test(before + after);
  // Behind a comma after the digits, a thousand is shown as one.
  if (!isDressed || digits.endsWith(',')) return 'number';
  const shift = 2 * (signs.match(/%/g) ?? []).length;
  return { before: before.trimStart(), after: after.trimEnd(), shift };
}

/**
 * '5,5%', 'R$ 12,5', '1:30', '2026-02-01', or the number where nothing but digits is shown. It has 15
 * digits, as in spreadsheets: 0,5 + 0,57 is 1,07 there, and 1,0699999999999998 in the file.
 */
export function shownNumber(value: number, look: Look, isFrom1904: boolean): string | number {
  // Faster, for most.
  if (look === 'number' && Number.isInteger(value) && Math.abs(value) < 1e15) return value;
  const digits = value.toPrecision(15);
  if (look === 'number') return Number(digits);
  if (look === 'moment') return shownMoment(value, isFrom1904) ?? Number(digits);
  const exact = toDecimal(digits).times(`1e${look.shift}`).toFixed().replace('.', ',');
  // Three decimals could be thousands.
  const shown = exact.replace(/,\d{3}$/, '$&0');
  const isBelow = shown.startsWith('-');
  return `${isBelow ? '-' : ''}${look.before}${isBelow ? shown.slice(1) : shown}${look.after}`;
}

/** The longest time in hours; a later moment is a day. */
const longestTime = 1_000;
const lastDay = 2_958_465;

/** Spreadsheets keep a time as a part of a day, and a day by its number since 1900 or 1904. */
function shownMoment(value: number, isFrom1904: boolean): string | null {
  const day = value + (isFrom1904 ? 1_462 : 0);
  if (value < 0 || day > lastDay) return null;
  const seconds = Math.round(value * 86_400);
  if (seconds > longestTime * 3_600) {
    return new Date(Date.UTC(1899, 11, 30) + Math.round(day * 86_400_000))
      .toISOString()
      .slice(0, 10);
  }
  const [hours, minutes, rest] = [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map(
    Math.floor,
  );
  const two = (count = 0) => String(count).padStart(2, '0');
  return `${hours}:${two(minutes)}${rest ? `:${two(rest)}` : ''}`;
}
