import { expect, test } from 'vitest';
import { catalogueFields } from '../catalogue/catalogue-fields.ts';
import { fieldDefaults } from '../fields/field.ts';
import { materialFields, productFields } from '../products/product-fields.ts';
import { materialChanges, productChanges } from './change-texts.ts';
import { compareProducts } from './compare.ts';
import type { MaterialState, ProductState } from './history-schemas.ts';

type Row = ProductState['materials'][number];

const row = (more: Partial<Row>): Row => ({
  ...fieldDefaults(materialFields),
  name: 'Fio',
  quantity: 2,
  unit: 'novelo',
  wastePercentage: 0,
  unitPrice: 18.9,
  pack: null,
  materialId: null,
  totalPrice: 37.8,
  ...more,
});

const bear: ProductState = {
  ...fieldDefaults(productFields),
  channelIds: [],
  offChannelIds: null,
  name: 'Urso',
  craftCategory: 'croche',
  productionTime: 6.5,
  batchSize: 1,
  fixedCosts: 8,
  hourlyRate: 25,
  marginPercentage: 100,
  rounding: 'none',
  chosenPrice: null,
  materials: [row({}), row({ name: 'Olhos', unit: 'par', quantity: 1, unitPrice: 0.9 })],
  totalCost: 209.2,
  suggestedPrice: 418.4,
  finalPrice: 418.4,
  profit: 209.2,
  netMargin: 50,
  markup: 100,
  earnedPerHour: 57.18,
};

/** Without the no-break spaces of amounts. */
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

const changes = (more: Partial<ProductState>) => plain(productChanges(bear, { ...bear, ...more }));

test('an equal state changed nothing', () => {
  expect(changes({ totalCost: 0 })).toEqual([]);
});

test('every field is said in words', () => {
  expect(
    changes({
      name: 'Ursa',
      craftCategory: 'tricot',
      productionTime: 7.25,
      batchSize: 3,
      fixedCosts: 0,
      hourlyRate: 30,
      marginPercentage: 150,
      rounding: '90',
      chosenPrice: 99.9,
      finalPrice: 99.9,
    }),
  ).toEqual([
    'Nome: de “Urso” para “Ursa”',
    'Categoria: de Crochê para Tricô',
    'Tempo de produção: de 6 h 30 min para 7 h 15 min',
    'Rendimento: de 1 peça para 3 peças',
    'Custos fixos: de R$ 8,00 para R$ 0,00',
    'Valor da hora: de R$ 25,00/h para R$ 30,00/h',
    'Margem sobre o custo: de 100% para 150%',
    'Arredondar o preço: de Sem arredondar para Final ,90',
    'Quero cobrar: de nenhum para R$ 99,90',
    'Preço final: de R$ 418,40 para R$ 99,90',
  ]);
});

test('a material that is dearer says from which price to which', () => {
  const [first, eyes] = bear.materials;
  if (!(first && eyes)) throw new Error('no materials');
  expect(changes({ materials: [row({ unitPrice: 21.5 }), eyes] })).toEqual([
    'Fio: de R$ 18,90 para R$ 21,50',
  ]);
  const pack = { price: 18.9, content: 254, unit: 'metro' as const };
  expect(changes({ materials: [row({ unit: 'metro', unitPrice: null, pack }), eyes] })).toEqual([
    'Fio, quantidade: de 2 novelos para 2 m',
    'Fio: de R$ 18,90 por novelo para R$ 18,90 por 254 m',
  ]);
});

test('materials come, go, are renamed and change place', () => {
  const [first, eyes] = bear.materials;
  if (!(first && eyes)) throw new Error('no materials');
  const nose = row({ name: 'Nariz', unit: 'unidade', quantity: 1, unitPrice: 0.5 });
  expect(changes({ materials: [eyes, first] })).toEqual([]);
  expect(changes({ materials: [row({ name: 'Fio de algodão' }), nose] })).toEqual([
    'Fio: agora é “Fio de algodão”',
    'Nariz: acrescentado (1 un, R$ 0,50 por unidade)',
    'Olhos: retirado',
  ]);
  const wasted = row({ quantity: 3, wastePercentage: 5 });
  expect(changes({ materials: [wasted, eyes, row({})] })).toEqual([
    'Fio, quantidade: de 2 novelos para 3 novelos',
    'Fio, perda: de 0% para 5%',
    'Fio: acrescentado (2 novelos, R$ 18,90 por novelo)',
  ]);
});

test('a catalogue material says what was paid', () => {
  const yarn: MaterialState = {
    ...fieldDefaults(catalogueFields),
    name: 'Fio',
    unitPrice: null,
    unitType: 'metro',
    wastePercentage: 0,
    category: null,
    pack: { price: 18.9, content: 254, unit: 'metro' },
  };
  const dearer = { ...yarn, pack: { price: 21.5, content: 254, unit: 'metro' as const } };
  expect(plain(materialChanges(yarn, dearer))).toEqual(['Preço: de R$ 18,90 para R$ 21,50']);
  expect(plain(materialChanges(yarn, { ...yarn, category: 'Linhas e Fios' }))).toEqual([
    'Categoria: de Sem categoria para Linhas e Fios',
  ]);
});

test('side by side, what is on one side alone stands beside nothing', () => {
  const [first] = bear.materials;
  const bearess = { ...bear, name: 'Ursa', channelIds: ['fair', 'lost'] };
  const names = new Map([['fair', 'Feira']]);
  const lines = compareProducts(bear, { ...bearess, materials: first ? [first] : [] }, names);
  const differing = lines.filter(({ before, after }) => before !== after);
  expect(differing.map(({ label, after }) => [label, after])).toEqual([
    ['Nome', '“Ursa”'],
    ['Onde vende', 'Feira, lugar excluído'],
    ['Material', null],
  ]);
});
