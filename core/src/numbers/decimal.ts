import Big, { type Big as BigNumber } from 'big.js';

/** A number as the outside world carries it: a JSON number, or a decimal text such as '18.90'. */
export type DecimalInput = number | string;

export type Decimal = BigNumber;

// A constructor of our own: strict keeps binary floats out, and nothing global changes.
const ExactDecimal = Big();
ExactDecimal.strict = true;
ExactDecimal.RM = ExactDecimal.roundHalfUp;

// Only a quotient needs a limit of digits. This one leaves off what is behind the comma.
const WholeQuotient = Big();
WholeQuotient.strict = true;
WholeQuotient.DP = 0;
WholeQuotient.RM = WholeQuotient.roundDown;

const zero = new ExactDecimal('0');
const one = new ExactDecimal('1');

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

/**
 * part ÷ whole, rounded half-up (ties towards +∞) once, from the exact ratio.
 *
 * @param whole above 0
 */
export function quotient(part: Decimal, whole: Decimal, decimals: number): Decimal {
  // Nothing to divide by, as nearly always.
  if (whole.eq(one) && part.gte(zero)) return part.round(decimals);
  // floor(ratio + ½), in so many decimals.
  const divisor = whole.times('2');
  const dividend = part.times(`2e${decimals}`).plus(whole);
  const towardsZero = new WholeQuotient(dividend).div(divisor);
  const floor = towardsZero.times(divisor).gt(dividend) ? towardsZero.minus('1') : towardsZero;
  return new ExactDecimal(floor).times(`1e-${decimals}`);
}

/** Rounds half-up (ties towards +∞) to cents. */
export function roundToCents(value: Decimal): Decimal {
  return value.lt('0') ? quotient(value, one, 2) : value.round(2);
}

/** Writes an amount with its two decimals, rounded half-up, never as '-0.00'. */
export function centsText(value: Decimal): string {
  return decimalsText(roundToCents(value), 2);
}

/** Writes a decimal that has no more than so many decimals with all of them, never as '-0'. */
export function decimalsText(value: Decimal, decimals: number): string {
  const text = value.toFixed(decimals);
  return /^-[0.]+$/.test(text) ? text.slice(1) : text;
}

/** part ÷ whole in per cent, rounded half-up (ties towards +∞) once; 0 when the whole is 0. */
export function percentText(part: Decimal, whole: Decimal, decimals = 1): string {
  if (whole.eq('0')) return decimalsText(zero, decimals);
  return decimalsText(quotient(part.times('100'), whole, decimals), decimals);
}

/** How many decimals the shortest decimal text of a finite number has: 0.29 → 2, 1e-7 → 7. */
export function decimalPlaces(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const fraction = mantissa.split('.')[1] ?? '';
  return Math.max(0, fraction.length - Number(exponent));
}
