import { shownSigns } from '../fields/tidy-text.ts';
import { toDecimal } from '../numbers/decimal.ts';

/** No number is longer, in characters. */
export const longestNumber = 100;

// Some keyboards put a space behind each comma: '12, 50'.
const plain = /^(\d*)(?:(?:\.|,\s?)(\d*))?$/;
const brazilianGroups = /^([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:\s\d{3})+)(?:,\s?(\d*))?$/;
const englishGroups = /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d*)$/;
const englishMillions = /^([1-9]\d{0,2}(?:,\d{3}){2,})()$/;

/**
 * Reads a number typed or pasted the Brazilian or the English way and answers it as a plain decimal
 * text: '1.234,56', '1234.56' and 'R$ 1.234,56' → '1234.56'. A point before exactly three digits
 * groups thousands ('1.234' → '1234') unless the number starts with zero ('0.125'). It answers null
 * for anything but one number.
 */
export function parseDecimal(typed: string): string | null {
  const text = shownSigns(typed);
  if (text.length > longestNumber) return null;
  const [, sign = '', digits = ''] = /^\s*([-−]?)\s*(?:R\$)?\s*(.*?)\s*$/isu.exec(text) ?? [];
  const match =
    brazilianGroups.exec(digits) ??
    englishGroups.exec(digits) ??
    englishMillions.exec(digits) ??
    plain.exec(digits);
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const value = toDecimal(`${whole.replace(/\D/g, '') || 0}.${fraction || 0}`).toFixed();
  return sign !== '' && value !== '0' ? `-${value}` : value;
}
