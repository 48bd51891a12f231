import { expect, test } from 'vitest';
import { fieldDefaults } from '../fields/field.ts';
import { productFields } from './product-fields.ts';
import { customerOrder, customerSheet, paperColumns } from './product-paper.ts';
import type { Product } from './product-schemas.ts';

// Each figure has digits of its own, so that none stands in another.
const octopus: Product = {
  ...fieldDefaults(productFields),
  channelIds: [],
  offChannelIds: [],
  id: '01a1fbf2-07cd-7608-bb09-a2a795abfb83',
  name: 'Polvo de crochê',
  craftCategory: 'croche',
  notes: 'Cobrar mais no Natal',
  productionTime: 3.75,
  fixedCosts: 2,
  marginPercentage: 40,
  hourlyRate: 25,
  materials: [
    {
      ...{ id: 'a', name: 'Fio laranja', quantity: 40, unit: 'grama', wastePercentage: 0 },
      ...{ unitPrice: 0.189, pack: null, materialId: null, totalPrice: 7.56 },
    } as Product['materials'][number],
  ],
  batchSize: 1,
  rounding: 'none',
  chosenPrice: 129.9,
  totalCost: 103.31,
  suggestedPrice: 144.63,
  finalPrice: 129.9,
  profit: 26.59,
  netMargin: 20.5,
  markup: 25.74,
  earnedPerHour: 32.09,
  createdAt: '2025-06-13T12:00:00.000Z',
  updatedAt: '2025-06-13T12:00:00.000Z',
};

const read = (audience: 'customer' | 'oneself') =>
  paperColumns(audience, 25).map(({ head, text }) => [head, text(octopus).replace('\u00a0', ' ')]);

test('a customer reads the name, its kind, what it is made of and the price, and nothing else', () => {
  expect(read('customer')).toEqual([
    ['Produto', 'Polvo de crochê'],
    ['Categoria', 'Crochê'],
    ['Feito à mão com', 'fio laranja'],
    ['Preço', 'R$ 129,90'],
  ]);
  expect(customerSheet(octopus)).toEqual({ finalPrice: 'R$\u00a0129,90', made: 'fio laranja' });
});

test('one’s own paper says what it costs and what it leaves', () => {
  expect(read('oneself')).toEqual([
    ['Produto', 'Polvo de crochê'],
    ['Categoria', 'Crochê'],
    ['Custo total', 'R$ 103,31'],
    ['Preço final', 'R$ 129,90'],
    ['Você ganha', 'R$ 120,34'],
    ['Por hora', 'R$ 32,09'],
    ['Lucro', 'R$ 26,59'],
    ['Margem sobre o custo', '25,74%'],
    ['Margem líquida', '20,5%'],
  ]);
});

test('a customer’s list goes by kind and name, and names no thread or glue', () => {
  const [yarn] = octopus.materials as [Product['materials'][number]];
  const glue = { ...yarn, id: 'b', name: 'Cola', totalPrice: 0.4 };
  const [, , made] = paperColumns('customer', 25);
  expect(made?.text({ ...octopus, materials: [glue, yarn] })).toBe('fio laranja');
  const named = (name: string, craftCategory: Product['craftCategory']) => ({
    ...octopus,
    name,
    craftCategory,
  });
  const list = [named('Urso', 'croche'), named('Pano', 'bordado'), named('Bolsa', 'croche')];
  expect(customerOrder(list).map(({ name }) => name)).toEqual(['Pano', 'Bolsa', 'Urso']);
});
