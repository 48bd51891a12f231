import { expect, test } from 'vitest';
import { emptyMaterial } from '#core/product-draft/product-draft.ts';
import { catalogueMaterial } from './fake-materials.ts';
import { rowFromCatalogue } from './row-from-catalogue.ts';

test('one of a material at its price, linked, its name cut where it is too long', () => {
  const yarn = catalogueMaterial('Fio', { unitPrice: 1234.5, wastePercentage: 2.5 });
  expect(rowFromCatalogue(yarn)).toEqual({
    ...emptyMaterial,
    name: 'Fio',
    quantity: '1',
    unit: 'metro',
    wastePercentage: '2,5',
    unitPrice: '1.234,50',
    materialId: yarn.id,
  });
  const { name } = rowFromCatalogue(catalogueMaterial('🧶'.repeat(100)));
  expect(name).toBe(`${'🧶'.repeat(49)}…`);
});

test('a material that is bought by the pack brings its pack', () => {
  const pack = { price: 24, content: 500, unit: 'grama' } as const;
  const filling = catalogueMaterial('Enchimento', { unitPrice: null, unitType: 'grama', pack });
  expect(rowFromCatalogue(filling)).toMatchObject({
    byPack: true,
    unit: 'grama',
    unitPrice: '',
    pack: { price: '24,00', content: '500', unit: 'grama' },
  });
});
