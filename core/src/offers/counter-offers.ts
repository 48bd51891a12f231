import { centsText, type DecimalInput, toDecimal } from '../numbers/decimal.ts';
import { endingOf, noRounding, type RoundingId, smallestEnding } from '../pricing/final-price.ts';

interface Haggling {
  /** The offered price in R$, as all prices here. */
  readonly offer: DecimalInput;
  /** The asking price of the piece. */
  readonly price: DecimalInput;
  /** What is not gone below, if anything is known of it. */
  readonly floor: DecimalInput | null;
  readonly rounding: RoundingId;
}

/** The steps in R$ by which a price that is named goes up: not more than four of them to the price. */
const strides = ['100', '50', '20', '10', '5', '1'] as const;

/**
 * What to answer an offer with: at most two prices between it and the price, the lowest first, that
 * end as the piece's do, or in whole reais where it ends in none. None is below the floor, unless that
 * is not below the price either.
 *
 * @throws {RangeError} when a figure is not a finite decimal number.
 */
export function counterOffers({ offer, price, floor, rounding }: Haggling): string[] {
  const [low, high] = [toDecimal(offer), toDecimal(price)];
  const least = floor === null ? low : toDecimal(floor);
  const isTooLow = low.lt(least) && least.lt(high);
  const from = isTooLow ? least : low;
  const gap = high.minus(from);
  if (gap.lte('0')) return [];
  const { step, ending } = endingOf(rounding === noRounding ? 'real' : rounding);
  // The offer may be as far below a whole stride as below a whole real: 94,90 and 99,90.
  const short = ending === '0' ? toDecimal('0') : toDecimal(step).minus(ending);
  const ways = strides.filter(
    (stride) => toDecimal(stride).mod(step).eq('0') && gap.gte(toDecimal(stride).times('4')),
  );
  const answers: string[] = [];
  const first = isTooLow ? from : from.plus(gap.times('0.25')).minus(short);
  for (const target of [first, from.plus(gap.times('0.5')).minus(short)]) {
    const above = toDecimal(answers[0] ?? offer);
    const found = [...ways, step]
      .map((stride) => smallestEnding(target, toDecimal(stride), toDecimal(stride).minus(short)))
      .find((each) => each.gt(above) && each.gte(from) && each.lt(high));
    if (found) answers.push(centsText(found));
  }
  return answers;
}
