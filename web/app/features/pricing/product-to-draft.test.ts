import fc from 'fast-check';
import { expect, test } from 'vitest';
import { craftCategoryIds } from '#core/catalogues/craft-categories.ts';
import { pricingBounds } from '#core/pricing/bounds.ts';
import { draftToProductInput } from '#core/pricing/product-draft.ts';
import { type ProductInput, productInputSchema } from '#core/schemas/product.ts';
import { draftContent } from './draft-content.ts';
import { withKeys } from './draft-store.ts';
import { productToDraft } from './product-to-draft.ts';
import { settleDraft } from './settle-draft.ts';

type Field =
  | 'quantity'
  | 'unitPrice'
  | 'productionTime'
  | 'fixedCosts'
  | 'hourlyRate'
  | 'marginPercentage';

function numberOf(field: Field) {
  const { smallest, max, decimals } = pricingBounds[field];
  const scale = 10 ** decimals;
  return fc
    .integer({ min: Math.round(smallest * scale), max: Math.round(max * scale) })
    .map((units) => units / scale);
}

const text = (min: number, max: number) =>
  fc
    .string({ minLength: min, maxLength: max, unit: 'grapheme-ascii' })
    .map((raw) => `x${raw.trim()}`.padEnd(min, 'x'));

const productInput: fc.Arbitrary<ProductInput> = fc.record({
  name: text(2, 40),
  craftCategory: fc.constantFrom(...craftCategoryIds),
  productionTime: numberOf('productionTime'),
  fixedCosts: fc.oneof(fc.constant(0), numberOf('fixedCosts')),
  marginPercentage: numberOf('marginPercentage'),
  hourlyRate: numberOf('hourlyRate'),
  materials: fc.array(
    fc.record({
      name: text(1, 40),
      quantity: numberOf('quantity'),
      unitPrice: numberOf('unitPrice'),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

test('a product opened for editing and saved untouched is the same product', () => {
  fc.assert(
    fc.property(productInput, (product) => {
      expect(productInputSchema.parse(product)).toEqual(product);
      expect(draftToProductInput(productToDraft(product))).toEqual(product);
    }),
  );
});

test('leaving every field of an opened product changes nothing', () => {
  fc.assert(
    fc.property(productInput, (product) => {
      const draft = withKeys(productToDraft(product));
      expect(draftContent(settleDraft(draft))).toBe(draftContent(draft));
    }),
  );
});

test.each([
  [{ name: 'Urso ' }, true],
  [{ hourlyRate: '25,00' }, true],
  [
    {
      materials: [
        { name: 'Fio', quantity: '2,0', unitPrice: 'R$ 1' },
        { name: '', quantity: '', unitPrice: ' ' },
      ],
    },
    true,
  ],
  [{ name: 'Ursa' }, false],
  [{ hourlyRate: '25,5' }, false],
  [{ noFixedCosts: true }, false],
  [{ materials: [{ name: 'Fio', quantity: '', unitPrice: '1' }] }, false],
])('%j instead: the same content? %s', (changes, same) => {
  const draft = {
    name: 'Urso',
    craftCategory: 'croche',
    materials: [{ name: 'Fio', quantity: '2', unitPrice: '1' }],
    productionTime: '1',
    fixedCosts: '50,00',
    noFixedCosts: false,
    hourlyRate: '25',
    marginPercentage: '100',
  };
  expect(draftContent({ ...draft, ...changes }) === draftContent(draft)).toBe(same);
});
