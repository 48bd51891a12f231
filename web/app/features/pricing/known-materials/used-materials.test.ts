import { expect, test } from 'vitest';
import { emptyMaterial } from '#core/product-draft/product-draft.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { catalogueMaterial } from './fake-materials.ts';
import { rowFromProduct, usedMaterials } from './used-materials.ts';

type Row = Product['materials'][number];

const used = (name: string, changes: Partial<Row> = {}): Row => ({
  id: crypto.randomUUID(),
  name,
  quantity: 3,
  unit: 'metro',
  wastePercentage: 5,
  unitPrice: 2.5,
  pack: null,
  materialId: null,
  totalPrice: 7.88,
  ...changes,
});
const productOf = (...materials: Row[]) => ({ materials }) as unknown as Product;

test('each name once, as the newest product has it; an accent makes another name', () => {
  const [newer, older] = [used('FIO  amigurumi', { unitPrice: 20 }), used('Fio amigurumi')];
  const [coconut, cocoa] = [used('Coco'), used('Cocô')];
  const products = [productOf(newer, coconut), productOf(older, cocoa)];
  expect(usedMaterials(products, [])).toEqual([newer, coconut, cocoa]);
});

test('what the catalogue has is left out', () => {
  const products = [productOf(used('Fio'), used('Botão'))];
  const names = usedMaterials(products, [catalogueMaterial('fio')]).map(({ name }) => name);
  expect(names).toEqual(['Botão']);
});

test('one of it as a row: with its price, its unit and what is lost, linked to nothing', () => {
  expect(rowFromProduct(used('Fita', { materialId: crypto.randomUUID() }))).toEqual({
    ...emptyMaterial,
    name: 'Fita',
    quantity: '1',
    unit: 'metro',
    wastePercentage: '5',
    unitPrice: '2,50',
  });
  const pack = { price: 24, content: 500, unit: 'grama' } as const;
  const row = rowFromProduct(used('Enchimento', { unit: 'grama', unitPrice: null, pack }));
  expect(row).toMatchObject({ byPack: true, pack: { price: '24,00', content: '500' } });
});
