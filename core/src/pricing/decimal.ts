import Big, { type Big as BigNumber } from 'big.js';

/** A number as the outside world carries it: a JSON number, or a decimal text such as '18.90'. */
export type DecimalInput = number | string;

export type Decimal = BigNumber;

// A constructor of our own: strict keeps binary floats out, and nothing global changes.
const ExactDecimal = Big();
ExactDecimal.strict = true;
ExactDecimal.RM = ExactDecimal.roundHalfUp;

// Only a quotient needs a limit of digits. With one decimal here, it is rounded once, half-up.
const OneDecimalQuotient = Big();
OneDecimalQuotient.strict = true;
OneDecimalQuotient.DP = 1;
OneDecimalQuotient.RM = OneDecimalQuotient.roundHalfUp;

const decimalText = /^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i;

/**
 * Reads a number as the decimal a person sees: the shortest text of a JavaScript number
 * (0.1 is one tenth), or a decimal text with a point.
 *
 * @throws {RangeError} when the input is not a finite decimal number.
 */
export function toDecimal(value: DecimalInput): Decimal {
  const text = typeof value === 'number' ? String(value) : value;
  if (!decimalText.test(text)) throw new RangeError('Not a finite decimal number');
  return new ExactDecimal(text);
}

/** Rounds half-up (ties away from zero) to cents. */
export function roundToCents(value: Decimal): Decimal {
  return value.round(2);
}

/** Writes an amount rounded to cents with its two decimals, never as '-0.00'. */
export function centsText(value: Decimal): string {
  return withoutNegativeZero(value.toFixed(2));
}

/**
 * part ÷ whole in per cent, one decimal, rounded half-up once from the exact ratio
 * (ties away from zero). '0.0' when the whole is 0.
 */
export function percentText(part: Decimal, whole: Decimal): string {
  if (whole.eq('0')) return '0.0';
  const ratio = new OneDecimalQuotient(part).times('100').div(whole);
  return withoutNegativeZero(ratio.toFixed(1));
}

/** How many decimals the shortest decimal text of a finite number has: 0.29 → 2, 1e-7 → 7. */
export function decimalPlaces(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const fraction = mantissa.split('.')[1] ?? '';
  return Math.max(0, fraction.length - Number(exponent));
}

function withoutNegativeZero(text: string): string {
  return /^-[0.]+$/.test(text) ? text.slice(1) : text;
}
