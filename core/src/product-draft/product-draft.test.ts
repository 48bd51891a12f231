import { describe, expect, it } from 'vitest';
import { fieldDefaults } from '../fields/field.ts';
import { computePrice } from '../pricing/price.ts';
import { materialFields } from '../products/product-fields.ts';
import { productInputSchema } from '../products/product-schemas.ts';
import {
  draftPricing,
  emptyMaterial,
  emptyProduct,
  type ProductDraft,
  productContent,
  productDraft,
  readProduct,
  sentRows,
  settleProduct,
} from './product-draft.ts';

const draft: ProductDraft = {
  ...emptyProduct(),
  name: '  Urso de crochê ',
  craftCategory: 'croche',
  materials: [{ ...emptyMaterial, name: ' Fio ', quantity: '1,5', unitPrice: '18,90' }],
  productionTime: '6,5',
  fixedCosts: 'R$ 8,00',
  noFixedCosts: false,
  hourlyRate: '25',
  marginPercentage: '100',
  batchSize: '1',
  rounding: 'none',
  chosenPrice: '',
};

/** What is sent of a row of which none of this was typed. */
const plain = {
  ...fieldDefaults(materialFields),
  unit: 'unidade',
  wastePercentage: 0,
  pack: null,
  materialId: null,
};

const skein = {
  ...emptyMaterial,
  name: 'Fio',
  quantity: '85',
  unit: 'metro',
  wastePercentage: '10',
  unitPrice: '3,00',
  byPack: true,
  pack: { price: '18,90', content: '254', unit: 'metro' },
};

describe('emptyProduct', () => {
  it('starts from the defaults of the specification', () => {
    expect(emptyProduct()).toMatchObject({
      name: '',
      craftCategory: '',
      materials: [
        {
          name: '',
          quantity: '',
          unit: 'unidade',
          wastePercentage: '',
          unitPrice: '',
          byPack: false,
          pack: { price: '', content: '', unit: 'unidade' },
          materialId: '',
        },
      ],
      batchSize: '1',
      rounding: 'none',
      chosenPrice: '',
      productionTime: '1',
      fixedCosts: '50,00',
      noFixedCosts: false,
      hourlyRate: '25,00',
      marginPercentage: '100',
    });
  });

  it("takes the user's craft and hourly rate", () => {
    const { craftCategory, hourlyRate } = emptyProduct({
      craftCategory: 'vidro',
      hourlyRate: 32.5,
    });
    expect({ craftCategory, hourlyRate }).toEqual({ craftCategory: 'vidro', hourlyRate: '32,50' });
  });
});

describe('readProduct', () => {
  it('trims texts and reads Brazilian numbers', () => {
    expect(readProduct(draft)).toMatchObject({
      name: 'Urso de crochê',
      craftCategory: 'croche',
      materials: [{ ...plain, name: 'Fio', quantity: 1.5, unitPrice: 18.9 }],
      batchSize: 1,
      rounding: 'none',
      chosenPrice: null,
      productionTime: 6.5,
      fixedCosts: 8,
      hourlyRate: 25,
      marginPercentage: 100,
    });
  });

  it.each(['', '  ', 'abc', '1.23,4'])('falls back where a number was left as %j', (text) => {
    const left = settleProduct({
      ...draft,
      materials: [{ ...emptyMaterial, name: 'Fio', quantity: text, unitPrice: text }],
      productionTime: text,
      fixedCosts: text,
      hourlyRate: text,
      marginPercentage: text,
    });
    const input = readProduct(left);
    expect(input).toMatchObject({ productionTime: 1, fixedCosts: 50, hourlyRate: 25 });
    expect(input).toMatchObject({ marginPercentage: 100 });
    expect(input.materials).toEqual([{ ...plain, name: 'Fio', quantity: 1, unitPrice: 0 }]);
  });

  it.each([
    ['0', false, 50],
    ['0,00', false, 50],
    ['-5', false, 50],
    ['0,01', false, 0.01],
    ['12,35', false, 12.35],
    ['0', true, 0],
    ['', true, 0],
    ['12,35', true, 0],
  ])('sends fixed costs typed %j (none: %s) as %d', (fixedCosts, noFixedCosts, expected) => {
    expect(readProduct({ ...draft, fixedCosts, noFixedCosts }).fixedCosts).toBe(expected);
  });

  it('keeps a typed 0 of any other field for the schema to judge', () => {
    const materials = [{ ...emptyMaterial, name: 'Fio', quantity: '0', unitPrice: '0' }];
    const input = readProduct({ ...draft, materials, productionTime: '0' });
    expect(input).toMatchObject({ productionTime: 0, materials: [{ quantity: 0, unitPrice: 0 }] });
    expect(productInputSchema.safeParse(input).success).toBe(false);
  });

  it('reads a pack, and keeps the unit price that was typed before to itself', () => {
    const input = readProduct({
      ...draft,
      materials: [skein],
      batchSize: '12',
      chosenPrice: '49,9',
    });
    expect(input).toMatchObject({ batchSize: 12, chosenPrice: 49.9 });
    expect(input.materials).toEqual([
      {
        name: 'Fio',
        quantity: 85,
        unit: 'metro',
        wastePercentage: 10,
        unitPrice: null,
        pack: { price: 18.9, content: 254, unit: 'metro' },
        materialId: null,
      },
    ]);
    const back = readProduct({ ...draft, materials: [{ ...skein, byPack: false }] });
    expect(back.materials).toMatchObject([{ unitPrice: 3, pack: null }]);
  });

  it('sends a pack without content for the schema to ask about', () => {
    const empty = { ...skein, pack: { ...skein.pack, content: '' } };
    const input = readProduct({ ...draft, materials: [empty] });
    const paths = productInputSchema.safeParse(input).error?.issues.map(({ path }) => path);
    expect(paths).toEqual([['materials', 0, 'pack', 'content']]);
  });

  it('asks for the pack of what was used in an amount that only a pack may have', () => {
    const much = { ...emptyMaterial, name: 'Fio', byPack: true, quantity: '9999,0001' };
    const input = readProduct({ ...draft, materials: [much] });
    const paths = productInputSchema.safeParse(input).error?.issues.map(({ path }) => path);
    expect(paths).toEqual([['materials', 0, 'pack', 'content']]);
  });

  it.each([
    ['a unit price', false, {}, { unitPrice: 0, pack: null }],
    ['a pack', true, {}, { unitPrice: 0, pack: null }],
    ['a pack with a price', true, { price: '3' }, { unitPrice: null, pack: { price: 3 } }],
    ['a pack with a content', true, { content: '9' }, { unitPrice: null, pack: { content: 9 } }],
  ])('sends a name alone as one of nothing, in a row that asks for %s', (_, byPack, pack, sent) => {
    const row = { ...emptyMaterial, name: 'Fio', byPack, pack: { ...emptyMaterial.pack, ...pack } };
    const { materials } = readProduct({ ...draft, materials: [row] });
    expect(materials).toMatchObject([{ name: 'Fio', quantity: 1, ...sent }]);
  });

  it('drops blank rows and tells which rows it sent', () => {
    const materials = [
      emptyMaterial,
      { ...emptyMaterial, name: 'Fio' },
      { ...emptyMaterial, name: '   ', quantity: '1', unitPrice: '0' },
      { ...emptyMaterial, name: 'Olhos', quantity: '2', unitPrice: '0,45' },
    ];
    const input = readProduct({ ...draft, materials });
    expect(input.materials.map(({ name }) => name)).toEqual(['Fio', 'Olhos']);
    expect(sentRows({ ...draft, materials })).toEqual([1, 3]);
  });

  it('keeps a nameless row that costs something, so that its name is asked for', () => {
    const materials = [{ ...emptyMaterial, name: ' ', quantity: '2', unitPrice: '3' }];
    const input = readProduct({ ...draft, materials });
    expect(input.materials).toEqual([{ ...plain, name: '', quantity: 2, unitPrice: 3 }]);
    const paths = productInputSchema.safeParse(input).error?.issues.map(({ path }) => path);
    expect(paths).toEqual([['materials', 0, 'name']]);
  });

  it('leaves no material of a form without one, which the schema refuses', () => {
    const result = productInputSchema.safeParse(
      readProduct({ ...draft, materials: [emptyMaterial] }),
    );
    expect(result.error?.issues.map(({ message }) => message)).toEqual([
      'Preencha todos os campos obrigatórios',
    ]);
  });
});

describe('productDraft', () => {
  it('shows a product without packs, waste and batch as it always did', () => {
    const material = { ...plain, name: 'Fio', quantity: 1.5, unitPrice: 12 };
    const input = { ...readProduct(draft), materials: [material] };
    const opened = productDraft(input as Parameters<typeof productDraft>[0]);
    expect(opened.batchSize).toBe('1');
    expect(opened.materials).toEqual([
      { ...emptyMaterial, name: 'Fio', quantity: '1,5', unitPrice: '12,00', wastePercentage: '0' },
    ]);
  });
});

describe('a chosen price that is no number', () => {
  it.each([
    ['quarenta', 'Informe um número'],
    ['12 34', 'Informe um número'],
    ['0', 'Preço que você quer cobrar deve ser maior que 0 e no máximo R$ 9.999.999,99'],
    ['-5', 'Preço que você quer cobrar deve ser maior que 0 e no máximo R$ 9.999.999,99'],
    ['45,905', 'Use no máximo 2 casas decimais'],
  ])('is refused with its field, and not left out: %j', (chosenPrice, message) => {
    const result = productInputSchema.safeParse(readProduct({ ...draft, chosenPrice }));
    const issues = result.error?.issues.map((issue) => [
      issue.path.join('.'),
      issue.message.replaceAll('\u00a0', ' '),
    ]);
    expect(issues).toEqual([['chosenPrice', message]]);
  });

  it.each(['', '  '])('is none where %j was typed', (chosenPrice) => {
    expect(readProduct({ ...draft, chosenPrice }).chosenPrice).toBeNull();
  });
});

describe('draftPricing', () => {
  it('keeps one row per drafted row; a blank one counts nothing', () => {
    const materials = [...draft.materials, emptyMaterial];
    const price = computePrice(draftPricing({ ...draft, materials }));
    expect(price.rowCosts).toEqual(['28.35', '0.00']);
    expect(price.finalPrice).toBe('397.70');
  });

  it('counts a pack as soon as its content is known', () => {
    const cost = (pack: Partial<typeof skein.pack>) =>
      computePrice(
        draftPricing({ ...draft, materials: [{ ...skein, pack: { ...skein.pack, ...pack } }] }),
      ).rowCosts;
    expect(cost({})).toEqual(['6.96']);
    expect(cost({ content: '' })).toEqual(['0.00']);
    expect(cost({ content: '0' })).toEqual(['0.00']);
    expect(cost({ unit: 'grama' })).toEqual(['0.00']);
    expect(cost({ unit: 'centimetro' })).toEqual(['695.73']);
  });

  it.each(['0', '-1', '', 'doze'])(
    'divides by a whole piece while the batch is %j',
    (batchSize) => {
      expect(draftPricing({ ...draft, batchSize }).batchSize).toBe(1);
    },
  );

  it.each([
    ['', null],
    ['0', null],
    ['49,90', 49.9],
    ['99999999', 9_999_999.99],
  ])('wants the price %j as %j', (chosenPrice, expected) => {
    expect(draftPricing({ ...draft, chosenPrice }).chosenPrice).toBe(expected);
  });

  it('shows what a fresh form costs', () => {
    expect(computePrice(draftPricing(emptyProduct()))).toMatchObject({
      totalCost: '75.00',
      finalPrice: '150.00',
    });
  });

  it('stays within what can be shown while a number is out of bounds', () => {
    const row = { ...emptyMaterial, name: 'Fio', quantity: '-3', unitPrice: '9'.repeat(100) };
    const pricing = draftPricing({ ...draft, materials: [row], productionTime: '99999' });
    expect(pricing.materials).toMatchObject([{ quantity: 0, unitPrice: 99999.99 }]);
    expect(pricing.productionTime).toBe(1000);
  });
});

describe('an amount typed as in a workshop', () => {
  const typed = (changes: Partial<typeof skein>) => ({
    ...draft,
    materials: [{ ...skein, ...changes }],
  });

  it.each<[Partial<typeof skein>, object]>([
    [{ quantity: '85 m' }, { quantity: 85, unit: 'metro' }],
    [{ quantity: '1/3' }, { quantity: 0.3333, unit: 'metro' }],
    [{ quantity: '50 cm + 35' }, { quantity: 85, unit: 'centimetro' }],
    // The other unit moves along: 60 g cannot be used of 254 m.
    [
      { quantity: '60 g', pack: { ...skein.pack, content: '500' } },
      { quantity: 60, unit: 'grama', pack: { price: 18.9, content: 500, unit: 'grama' } },
    ],
    [
      { pack: { ...skein.pack, content: '1 x 1,40 m' } },
      { unit: 'metro-quadrado', pack: { price: 18.9, content: 1.4, unit: 'metro-quadrado' } },
    ],
    [
      {
        quantity: '60 x 28',
        unit: 'metro-quadrado',
        pack: { price: '29,90', content: '1,4', unit: 'metro-quadrado' },
      },
      { quantity: 0.168, unit: 'metro-quadrado' },
    ],
  ])('%j is sent, priced and compared as it is settled', (changes, expected) => {
    const before = typed(changes);
    const after = settleProduct(before);
    expect(readProduct(before).materials[0]).toMatchObject(expected);
    expect(readProduct(after)).toEqual(readProduct(before));
    expect(draftPricing(after)).toEqual(draftPricing(before));
    expect(productContent(after)).toBe(productContent(before));
  });

  it('keeps the hours that were typed as time', () => {
    expect(readProduct({ ...draft, productionTime: '45 min' }).productionTime).toBe(0.75);
    expect(settleProduct({ ...draft, productionTime: '1h50' }).productionTime).toBe('1,833333');
  });
});

describe('productContent', () => {
  it.each([
    [{ name: ' Urso de crochê' }, true],
    [{ hourlyRate: '25,00' }, true],
    [
      {
        materials: [
          { ...emptyMaterial, name: 'Fio', quantity: '1,50', unitPrice: 'R$ 18,9' },
          emptyMaterial,
        ],
      },
      true,
    ],
    [{ name: 'Ursa' }, false],
    [{ hourlyRate: '25,5' }, false],
    [{ noFixedCosts: true }, false],
    [{ materials: [{ ...emptyMaterial, name: 'Fio', unitPrice: '18,90' }] }, false],
    [{ productionTime: '6h30' }, true],
    [{ productionTime: '6h' }, false],
    [{ batchSize: '1,0' }, true],
    [{ batchSize: '2' }, false],
    [{ rounding: '90' }, false],
    [{ chosenPrice: '400' }, false],
    [{ materials: [...draft.materials, { ...emptyMaterial, byPack: true }] }, true],
    [{ materials: draft.materials.map((row) => ({ ...row, wastePercentage: '5' })) }, false],
    [{ materials: draft.materials.map((row) => ({ ...row, pack: skein.pack })) }, true],
    [
      { materials: draft.materials.map((row) => ({ ...row, pack: skein.pack, byPack: true })) },
      false,
    ],
    [{ materials: draft.materials.map((row) => ({ ...row, materialId: 'm' })) }, false],
  ])('%j instead: the same? %s', (changes, same) => {
    expect(productContent({ ...draft, ...changes }) === productContent(draft)).toBe(same);
  });
});
