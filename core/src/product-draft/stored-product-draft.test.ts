import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NewerError } from '../fields/newer-error.ts';
import { draftPrice } from './draft-price.ts';
import { emptyMaterial, emptyProduct } from './product-draft.ts';
import { storedProduct } from './stored-product-draft.ts';

const draft = {
  ...emptyProduct({ name: 'Urso', hourlyRate: 32.5 }),
  materials: [{ ...emptyMaterial, name: 'Fio', quantity: '2' }],
};

test('a kept form comes back as it was, and nothing that is no field with it', () => {
  const earlier = { ...draft, saveKey: 'x', materials: [{ ...draft.materials[0], key: '7' }] };
  expect(storedProduct(JSON.parse(JSON.stringify(earlier)), ['saveKey'])).toEqual({
    ...draft,
    followsHours: false,
  });
});

test.each([
  [{ ...draft, colour: 'azul' }],
  [{ ...draft, materials: [{ ...draft.materials[0], colour: 'azul' }] }],
  [{ ...draft, materials: [{ name: 'Fio', pack: { colour: 'azul' } }] }],
])('what a newer version kept is no form of this one: %j', (earlier) => {
  expect(() => storedProduct(earlier)).toThrow(NewerError);
});

test('a field that was not kept, or is of another kind, is as in a fresh form', () => {
  const { fixedCosts: _, ...older } = draft;
  expect(storedProduct({ ...older, name: 7, noFixedCosts: 'yes' })).toMatchObject({
    ...draft,
    name: '',
  });
  expect(storedProduct({ ...draft, materials: [{ name: 'Fio' }] })?.materials).toEqual([
    { ...emptyMaterial, name: 'Fio' },
  ]);
});

test('a form kept before packs, batches and prices of one’s own costs what it did', () => {
  const { batchSize: _, rounding: _r, chosenPrice: _c, ...older } = draft;
  const row = { name: 'Lã', quantity: '2', unitPrice: '10,00' };
  const earlier = storedProduct({
    ...older,
    productionTime: '2',
    hourlyRate: '25,00',
    materials: [row],
  });
  expect(earlier?.materials).toEqual([{ ...emptyMaterial, ...row }]);
  // 20 of materials, 50 of labour and 50 of fixed costs, doubled.
  expect(earlier && draftPrice(earlier).finalPrice).toBe('240.00');
});

test.each([[null], ['{}'], [{}], [{ ...draft, materials: [] }], [{ ...draft, materials: ['x'] }]])(
  '%j is no form',
  (earlier) => expect(storedProduct(earlier)).toBeNull(),
);

test('whatever was kept is read or refused', () => {
  fc.assert(
    fc.property(fc.anything(), (earlier) => {
      try {
        storedProduct(earlier);
      } catch (error) {
        expect(error).toBeInstanceOf(NewerError);
      }
    }),
  );
});

test.each([undefined, null, {}, 'a', ['a', 1, null]])(
  'channels stored as %j are ids alone',
  (stored) => {
    const read = storedProduct({ ...emptyProduct(), channelIds: stored });
    expect(read?.channelIds).toEqual(Array.isArray(stored) ? ['a'] : []);
  },
);
