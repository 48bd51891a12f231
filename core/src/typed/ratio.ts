import { type Decimal, quotient, toDecimal } from '../numbers/decimal.ts';

/** over ÷ under, not rounded yet. Under is above 0. */
export interface Ratio {
  readonly over: Decimal;
  readonly under: Decimal;
}

/** A ratio of decimal texts or whole numbers. */
export function ratioOf(over: string | number, under: string | number = 1): Ratio {
  return { over: toDecimal(over), under: toDecimal(under) };
}

export function add(one: Ratio, other: Ratio): Ratio {
  return {
    over: one.over.times(other.under).plus(other.over.times(one.under)),
    under: one.under.times(other.under),
  };
}

export function multiply(one: Ratio, other: Ratio): Ratio {
  return { over: one.over.times(other.over), under: one.under.times(other.under) };
}

/** Rounded half-up to so many decimals, as a plain decimal text without idle zeros. */
export function ratioText({ over, under }: Ratio, decimals: number): string {
  return quotient(over, under, decimals).toFixed();
}

/** Whether so many decimals hold it without rounding. */
export function fits(ratio: Ratio, decimals: number): boolean {
  return ratio.under.times(ratioText(ratio, decimals)).eq(ratio.over);
}
