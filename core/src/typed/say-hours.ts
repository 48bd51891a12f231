import { type DecimalInput, toDecimal } from '../numbers/decimal.ts';
import { formatDecimal } from '../numbers/formats.ts';
import { timeUnits } from './typed-notes.ts';

/**
 * Hours as people say them, with no-break spaces: 1.5 → '1 h 30 min', '0.833333' → '50 min'. Hours
 * that are no whole minutes stay a number: '0,29 h'.
 *
 * @throws {RangeError} when the hours are not a finite decimal number.
 */
export function sayHours(hours: DecimalInput): string {
  const exact = toDecimal(hours);
  const minutes = exact.times('60').round(0);
  // A minute has endless decimals in hours, of which six are stored.
  const isWhole = exact.times('60').minus(minutes).abs().lte('0.00006');
  if (!isWhole || minutes.lte('0')) return formatDecimal(hours, { max: 6 }) + timeUnits.hours;
  const rest = minutes.mod('60');
  const whole = minutes.minus(rest).div('60');
  const parts = [
    whole.gt('0') && formatDecimal(whole.toFixed()) + timeUnits.hours,
    rest.gt('0') && rest.toFixed() + timeUnits.minutes,
  ];
  return parts.filter(Boolean).join('\u00a0');
}
