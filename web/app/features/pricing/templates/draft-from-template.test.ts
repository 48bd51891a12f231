import { expect, test } from 'vitest';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { fieldDefaults } from '#core/fields/field.ts';
import { emptyProduct } from '#core/product-draft/product-draft.ts';
import { materialFields, templateFields } from '#core/products/product-fields.ts';
import type { Template } from '#core/templates/template-schemas.ts';
import { draftFromTemplate, rowsOfTemplate } from './draft-from-template.ts';

const material = (more: Partial<Template['materials'][number]>): Template['materials'][number] => ({
  ...fieldDefaults(materialFields),
  name: 'Fio de algodão',
  quantity: 85,
  unit: 'grama',
  wastePercentage: 3,
  materialId: null,
  unitPrice: null,
  pack: { price: null, content: 125, unit: 'grama' },
  usualPrice: 19.9,
  ...more,
});

const template: Template = {
  ...fieldDefaults(templateFields),
  id: 'croche-urso',
  own: false,
  name: 'Urso',
  craftCategory: 'croche',
  hint: 'Ponto firme.',
  newer: false,
  productionTime: 6.5,
  batchSize: 2,
  fixedCosts: 0,
  marginPercentage: null,
  materials: [material({})],
};

const stored = (more: Partial<CatalogueMaterial>): CatalogueMaterial => ({
  ...fieldDefaults(catalogueFields),
  id: '01a1fbf2-07cd-7608-bb09-a2a795abfb83',
  name: 'fio  de ALGODAO',
  unitPrice: null,
  unitType: 'grama',
  wastePercentage: 0,
  category: null,
  pack: { price: 18.9, content: 125, unit: 'grama' },
  tracked: false,
  minimum: null,
  createdAt: '',
  updatedAt: '',
  ...more,
});

const rowsWith = (...catalogue: CatalogueMaterial[]) => rowsOfTemplate(template, catalogue);

test('a price that nobody knows is asked for, in the usual pack', () => {
  const [unpriced] = rowsWith();
  expect(unpriced).toMatchObject({
    needsPrice: true,
    usualPrice: 19.9,
    row: { quantity: '85', byPack: true, pack: { price: '', content: '125', unit: 'grama' } },
  });
});

test('a catalogue material of the same name gives its price and its link', () => {
  const [known] = rowsWith(stored({}));
  expect(known).toMatchObject({
    needsPrice: false,
    row: { materialId: stored({}).id, quantity: '85', pack: { price: '18,90' } },
  });
});

test('a price per kilo is that of a pack of one kilo; one per metre says nothing of grams', () => {
  const [perKilo] = rowsWith(stored({ unitType: 'quilograma', unitPrice: 60, pack: null }));
  expect(perKilo?.row).toMatchObject({
    unit: 'grama',
    byPack: true,
    pack: { price: '60,00', content: '1', unit: 'quilograma' },
  });
  const [perMetre] = rowsWith(stored({ unitType: 'metro', unitPrice: 1, pack: null }));
  expect(perMetre?.needsPrice).toBe(true);
});

test('a form begins with the template, and with what the user has where it says nothing', () => {
  const fresh = emptyProduct({ hourlyRate: 40, marginPercentage: 150 });
  const rows = rowsWith().map(({ row }) => row);
  expect(draftFromTemplate(template, rows, fresh, null)).toMatchObject({
    followsHours: true,
    name: 'Urso',
    craftCategory: 'croche',
    productionTime: '6,5',
    batchSize: '2',
    noFixedCosts: true,
    hourlyRate: fresh.hourlyRate,
    marginPercentage: fresh.marginPercentage,
    materials: [{ name: 'Fio de algodão' }],
  });
  const own = (perHour: string) =>
    draftFromTemplate({ ...template, own: true, fixedCosts: 6.5 }, rows, fresh, perHour);
  expect([own('1.00').followsHours, own('1.13').followsHours]).toEqual([true, false]);
});
