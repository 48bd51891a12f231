import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDecimal } from '../numbers/decimal.ts';
import { type RoundingId, roundingIds, roundPrice } from '../pricing/final-price.ts';
import { counterOffers } from './counter-offers.ts';

test.each<[string, string, string | null, RoundingId, string[]]>([
  ['90', '110', '71', 'real', ['95.00', '100.00']],
  ['90', '129.90', '71', '90', ['99.90', '109.90']],
  ['90', '110', '71', '99', ['94.99', '99.99']],
  ['400', '1000', '300', 'none', ['600.00', '700.00']],
  ['85', '110', null, '10', ['100.00']],
  // Below the floor it is the floor that is gone up from.
  ['40', '110', '70.38', 'none', ['75.00', '95.00']],
  // A price below the floor does not become a reason to say nothing.
  ['40', '60', '71', 'real', ['45.00', '50.00']],
  ['3', '5', null, 'none', ['4.00']],
  ['3', '3.50', null, 'none', []],
  ['110', '110', '71', 'real', []],
  ['130', '110', '71', 'real', []],
])('R$ %s for R$ %s with a floor of %s (%s): %j', (offer, price, floor, rounding, answers) => {
  expect(counterOffers({ offer, price, floor, rounding })).toEqual(answers);
});

const reais = fc.integer({ min: 1, max: 20_000_000 }).map((cents) => `${cents}e-2`);

test('each answer lies between the offer and the price, above the floor, and ends as prices do', () => {
  const haggling = fc.record({
    offer: reais,
    price: reais,
    floor: fc.option(reais),
    rounding: fc.constantFrom(...roundingIds),
  });
  fc.assert(
    fc.property(haggling, (given) => {
      const answers = counterOffers(given).map(toDecimal);
      const [low, high] = [toDecimal(given.offer), toDecimal(given.price)];
      const ending = given.rounding === 'none' ? 'real' : given.rounding;
      const floor = given.floor && high.gt(given.floor) ? given.floor : '0';
      expect(answers.length).toBeLessThanOrEqual(2);
      for (const [index, answer] of answers.entries()) {
        expect(answer.gt(answers[index - 1] ?? low) && answer.lt(high)).toBe(true);
        expect(answer.gte(floor)).toBe(true);
        expect(roundPrice(answer, ending).eq(answer)).toBe(true);
      }
    }),
  );
});
