import { quotient, toDecimal } from '../numbers/decimal.ts';
import { productFields } from './product-fields.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * What is offered of a measured time (ms) as a product's time, in seconds: whole minutes, below ten
 * minutes the seconds as well, and no more than a product takes.
 */
export function offeredSeconds(measured: number): number {
  const seconds = Math.floor(measured / 1000);
  const offered = seconds < 10 * minute ? seconds : Math.round(seconds / minute) * minute;
  return Math.min(offered, productFields.productionTime.max * hour);
}

/** Whole seconds as hours: a plain decimal text with at most six decimals, half-up. */
export function hoursOfSeconds(seconds: number): string {
  return quotient(toDecimal(seconds), toDecimal(hour), 6).toFixed();
}
