import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftPrice, draftRowTotal } from './draft-price.ts';
import { computePrice } from './price.ts';
import { draftToPricing, emptyDraft, type ProductDraft } from './product-draft.ts';

const typed = fc.oneof(
  fc.constantFrom('', ' ', 'abc', '0', '-3', '1.234,56', 'R$ 9', '0,0001', '99999999', '1,5,2'),
  fc
    .double({ min: 0, max: 120_000, noNaN: true })
    .map((value) => value.toFixed(4).replace('.', ',')),
);
const draft: fc.Arbitrary<ProductDraft> = fc.record({
  name: fc.constant(''),
  craftCategory: fc.constant(''),
  materials: fc.array(fc.record({ name: fc.constant(''), quantity: typed, unitPrice: typed })),
  productionTime: typed,
  fixedCosts: typed,
  noFixedCosts: fc.boolean(),
  hourlyRate: typed,
  marginPercentage: typed,
});

test('remembering rows changes no figure', () => {
  fc.assert(
    fc.property(draft, (some) => {
      const { materialTotals, ...expected } = computePrice(draftToPricing(some));
      // The second time every row is known.
      for (let time = 0; time < 2; time += 1) {
        expect(draftPrice(some)).toMatchObject(expected);
        expect(some.materials.map(draftRowTotal)).toEqual(materialTotals);
      }
    }),
  );
});

test('whatever was typed before, the figures are those of the form as it is now', () => {
  fc.assert(
    fc.property(fc.array(draft, { minLength: 2, maxLength: 6 }), typed, (forms, price) => {
      for (const form of forms) {
        const edited = { ...form, materials: form.materials.map((row) => ({ ...row })) };
        const [first] = edited.materials;
        if (first) edited.materials[0] = { ...first, unitPrice: price };
        for (const each of [form, edited, form]) {
          const { materialsTotal, finalPrice } = computePrice(draftToPricing(each));
          expect(draftPrice(each)).toMatchObject({ materialsTotal, finalPrice });
        }
      }
    }),
  );
});

test('a row that is typed into is counted anew', () => {
  const row = { name: 'Fio', quantity: '2', unitPrice: '10' };
  const before = { ...emptyDraft(), materials: [row, row] };
  const after = { ...before, materials: [row, { ...row, unitPrice: '11' }] };
  expect(draftPrice(before).materialsTotal).toBe('40.00');
  expect(draftPrice(after).materialsTotal).toBe('42.00');
});
