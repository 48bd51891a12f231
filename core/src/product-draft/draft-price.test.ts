import { describe, expect, it } from 'vitest';
import { draftPrice } from './draft-price.ts';
import { emptyProduct } from './product-draft.ts';

// 25,00 of labour and 50,00 of fixed costs.
const draft = { ...emptyProduct(), marginPercentage: '20' };

describe('draftPrice', () => {
  it.each([
    [{}, '90.00', 20],
    [{ rounding: '90' }, '90.90', 21.2],
    [{ rounding: '10' }, '90.00', 20],
    [{ chosenPrice: '150' }, '150.00', 100],
    [{ chosenPrice: '60,50', rounding: '10' }, '60.50', -19.33],
    // Not a price yet: the suggestion holds.
    [{ chosenPrice: 'sessenta' }, '90.00', 20],
    [{ chosenPrice: '0' }, '90.00', 20],
  ])('with %j asks %s, at a markup of %d', (typed, finalPrice, practisedMarkup) => {
    expect(draftPrice({ ...draft, ...typed })).toMatchObject({
      suggestedPrice: '90.00',
      finalPrice,
      practisedMarkup,
      batchSize: 1,
    });
  });

  it('says how many pieces the figures are one of', () => {
    expect(draftPrice({ ...draft, batchSize: '12' })).toMatchObject({
      totalCost: '6.25',
      batchSize: 12,
    });
  });
});
