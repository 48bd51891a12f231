import { describe, expect, it, test } from 'vitest';
import type { Product } from '../products/product-schemas.ts';
import { arrangeMaterials, arrangeProducts, levelOf, worthOf } from './arrange-stock.ts';
import { cataloguePrice, purchaseOf } from './purchase.ts';
import { shoppingList } from './shopping-list.ts';
import { needsOf } from './stock-needs.ts';
import type { StockMaterial, StockProduct } from './stock-schemas.ts';
import { canMakeText, piecesText, shoppingText, stockText } from './stock-texts.ts';

const material = (changes: Partial<StockMaterial> = {}): StockMaterial => ({
  id: 'yarn',
  name: 'Fio',
  unit: 'metro',
  onHand: 10,
  value: 5,
  minimum: null,
  unitPrice: 0.5,
  pack: null,
  supplier: null,
  ...changes,
});

const product = (changes: Partial<StockProduct> = {}): StockProduct => ({
  id: 'bear',
  name: 'Urso',
  onHand: 0,
  value: 0,
  canMake: null,
  batchSize: 1,
  finalPrice: 0,
  lastSold: null,
  ...changes,
});

const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe('materials', () => {
  it.each([
    [-1, null, 'below'],
    [0, null, 'out'],
    [1, 2, 'low'],
    [2, 2, 'enough'],
    [1, null, 'enough'],
  ])('%d with a minimum of %s is %s', (onHand, minimum, level) => {
    expect(levelOf({ onHand, minimum })).toBe(level);
  });

  it('stand by how urgent they are, as a search finds them', () => {
    const all = [
      material({ name: 'Botão' }),
      material({ name: 'Fio azul', onHand: 1, minimum: 2 }),
      material({ name: 'Fio verde', onHand: -1 }),
      material({ name: 'Fio cru', onHand: 0 }),
    ];
    expect(namesOf(arrangeMaterials(all, ''))).toEqual([
      'Fio verde',
      'Fio cru',
      'Fio azul',
      'Botão',
    ]);
    expect(namesOf(arrangeMaterials(all, 'BOTAO'))).toEqual(['Botão']);
    expect(namesOf(arrangeMaterials(all, 'cru fio'))).toEqual(['Fio cru']);
  });
});

test('products stand by what there is of them', () => {
  const all = [
    product({ name: 'Sem material' }),
    product({ name: 'Dá para fazer', canMake: 0 }),
    product({ name: 'Na prateleira', onHand: 2 }),
    product({ name: 'Falta', onHand: -1 }),
  ];
  expect(namesOf(arrangeProducts(all, ''))).toEqual([
    'Falta',
    'Na prateleira',
    'Dá para fazer',
    'Sem material',
  ]);
});

test('what pieces take is the sum of rows of the same kind, and what lacks of it', () => {
  const row = { materialId: 'yarn', quantity: 3, unit: 'metro', wastePercentage: 10 };
  const other = { ...row, unit: 'grama' };
  const inCentimetres = { ...row, quantity: 50, unit: 'centimetro', wastePercentage: 0 };
  const made = { batchSize: 2, materials: [row, other, inCentimetres] } as unknown as Product;
  const need = needsOf(made, [material(), material({ id: 'eyes' })], 7);
  // 7 ÷ 2 of 3,3 m and of 0,5 m.
  expect(need).toMatchObject([{ needed: 13.3, missing: 3.3 }]);
  expect(needsOf(made, [material({ onHand: 20 })], 7)).toMatchObject([{ missing: 0 }]);
});

describe('a purchase', () => {
  const pack = { price: 18.9, content: 254, unit: 'metro' } as const;
  it.each([
    ['of packs', material({ pack, unit: 'centimetro' }), 1.5, 'metro', 18.9, 38_100, 28.35],
    ['by the unit', material(), 2.5, 'metro', 0.5, 2.5, 1.25],
    ['told in another unit', material({ unit: 'grama' }), 0.5, 'quilograma', 0.1, 500, 50],
    ['to half a cent', material(), 0.1, 'metro', 0.05, 0.1, 0.01],
  ] as const)('%s', (_what, bought, amount, unit, price, quantity, value) => {
    expect(purchaseOf(bought, amount, unit, price)).toEqual({ quantity, value });
  });

  it('costs what the catalogue says of a pack, or of a unit', () => {
    expect(cataloguePrice({ unitPrice: null, pack })).toBe(18.9);
    expect(cataloguePrice({ unitPrice: 2, pack: null })).toBe(2);
  });
});

test('a shopping list says how much brings each back to its minimum, in whole packs', () => {
  const pack = { price: 18.9, content: 254, unit: 'metro' } as const;
  const list = shoppingList([
    material({ name: 'Basta', onHand: 3, minimum: 3 }),
    material({ name: 'Fio', onHand: 100, minimum: 608, pack, unitPrice: null }),
    material({ name: 'Linha', onHand: 0, pack, supplier: 'Casa das Linhas' }),
    material({ name: 'Cola', onHand: -30, minimum: 20, unit: 'grama' }),
    material({ name: 'Botão', onHand: 0, unit: 'unidade' }),
  ]);
  expect(list.map(({ packs }) => packs)).toEqual([2, 1, null, null]);
  expect(shoppingText(list).replaceAll('\u00a0', ' ')).toBe(
    [
      'Lista de compras',
      '',
      '• Fio: 2 pacotes de 254 m (faltam 508 m)',
      '• Linha: 1 pacote de 254 m · Casa das Linhas',
      '• Cola: faltam 50 g',
      '• Botão',
    ].join('\n'),
  );
});

describe('what lies there is worth', () => {
  it('the sum of all that is there, to the cent', () => {
    const materials = [material({ value: 18.901 }), material({ value: 0.001 })];
    const products = [product({ onHand: 2, value: 10.103 })];
    // 18,901 + 0,001 + 10,103 = 29,005: rounded once, or it would be 29,00.
    expect(worthOf({ materials, products })).toBe('29.01');
  });

  it('nothing of what is below zero, or of a value that a reversal left without a quantity', () => {
    const materials = [material({ onHand: -4, value: -2 }), material({ onHand: 0, value: 3 })];
    const products = [product({ onHand: -1, value: -30 }), product({ onHand: 1, value: 12.5 })];
    expect(worthOf({ materials, products })).toBe('12.50');
    expect(worthOf({ materials, products: [] })).toBe('0.00');
  });
});

test('amounts are said as people say them', () => {
  expect(piecesText(1)).toBe('1 peça');
  expect(piecesText(-2)).toBe('−2 peças');
  expect(stockText(-30, 'grama')).toBe('−30\u00a0g');
  expect(stockText(1234.5, null)).toBe('1.234,5 peças');
  expect(canMakeText(0, 3)).toBe('Falta material');
  expect(canMakeText(7, 0)).toBe('Dá para 7 peças');
  expect(canMakeText(1, 2)).toBe('Dá para mais 1 peça');
});
