import { centsText, toDecimal } from '../numbers/decimal.ts';
import { formatShortMoney } from '../numbers/formats.ts';
import { isPriceWithinReach, noRounding, type RoundingId, roundPrice } from './final-price.ts';

export const roundWords = {
  title: 'Como seus preços terminam?',
  lead: 'Vale para esta peça e as próximas. Dá para mudar em “Arredondar o preço”.',
  keep: (price: string) => `Deixar ${price}`,
} as const;

/** How a price may end, as it would read: 'R$ 165', 'R$ 164,90', 'Deixar R$ 164,72'. */
export interface RoundChoice {
  readonly rounding: RoundingId;
  readonly price: string;
  readonly label: string;
}

const offered: readonly RoundingId[] = ['real', '90', noRounding];

/** The cents that people say. */
const usualCents = /\.(00|50|90|99)$/;

/**
 * How a suggested price could end that nobody would say; null of one that is round.
 *
 * @param suggested in R$ with two decimals
 * @throws {RangeError} when it is not a decimal number
 */
export function roundChoices(suggested: string): RoundChoice[] | null {
  if (usualCents.test(suggested)) return null;
  return offered
    .map((rounding) => ({ rounding, price: centsText(roundPrice(toDecimal(suggested), rounding)) }))
    .filter(({ price }) => isPriceWithinReach(price))
    .map(({ rounding, price }) => {
      const amount = formatShortMoney(price);
      return { rounding, price, label: rounding === noRounding ? roundWords.keep(amount) : amount };
    });
}
