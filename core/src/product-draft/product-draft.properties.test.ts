import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Field, type Fields, idsOf, keysOf, type NumberField } from '../fields/field.ts';
import { computePrice } from '../pricing/price.ts';
import { materialFields, packFields, productFields } from '../products/product-fields.ts';
import { productInputOf } from '../products/product-input-of.ts';
import { type ProductContent, productInputSchema } from '../products/product-schemas.ts';
import { draftPrice, draftRowTotal } from './draft-price.ts';
import {
  emptyMaterial,
  type ProductDraft,
  productContent,
  productDraft,
  readProduct,
  settleProduct,
} from './product-draft.ts';

const typedNumber = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'abc',
    '0',
    '-3',
    '1.234,56',
    'R$ 9',
    '0,0001',
    '0,004',
    '99999999',
    '1,5,2',
    '1/3',
    '85+12',
    '60 g',
    '2,5 m + 10 cm',
    '30 x 40 cm',
    '30 x 40',
    '45 min',
    '1h30',
  ),
  fc
    .double({ min: 0, max: 120_000, noNaN: true })
    .map((value) => value.toFixed(4).replace('.', ',')),
);

/** Whatever may be typed into fields, boxes included. */
function typedInto(fields: Fields): fc.Arbitrary<Record<string, string | boolean>> {
  const typed = keysOf(fields).map((key): [string, fc.Arbitrary<string>] => {
    const field = fields[key] as Field;
    return [key, field.kind === 'number' ? typedNumber : fc.constantFrom('', ' ', 'Fio')];
  });
  const boxes = Object.values(fields).flatMap((field) =>
    field.kind === 'number' && field.noneBy ? [[field.noneBy, fc.boolean()]] : [],
  );
  return fc.record(Object.fromEntries([...typed, ...boxes]));
}

const unit = fc.constantFrom('', 'metro', 'centimetro', 'grama', 'légua');

const anyRow = fc
  .record({
    plain: typedInto(materialFields),
    unit,
    byPack: fc.boolean(),
    pack: typedInto(packFields),
    packUnit: unit,
  })
  .map(({ plain, pack, packUnit, ...row }) => ({
    ...plain,
    ...row,
    pack: { ...pack, unit: packUnit },
    materialId: '',
  }));

const ids = fc.uniqueArray(fc.uuid(), { maxLength: 3 });
const whereSold = fc.record({ channelIds: ids, offChannelIds: fc.option(ids) });

const anyDraft = fc
  .tuple(typedInto(productFields), fc.array(anyRow, { maxLength: 6 }), whereSold)
  .map(([draft, materials, sold]) => {
    return { ...draft, materials, ...sold } as unknown as ProductDraft;
  });

function acceptedNumber({ least, max, decimals }: NumberField): fc.Arbitrary<number> {
  const scale = 10 ** decimals;
  const smallest = 'above' in least ? least.above * scale + 1 : least.from * scale;
  return fc
    .integer({ min: Math.round(smallest), max: Math.round(max * scale) })
    .map((units) => units / scale);
}

function acceptedValue(field: Field): fc.Arbitrary<string | number> {
  switch (field.kind) {
    case 'number':
      return acceptedNumber(field);
    case 'choice':
      return fc.constantFrom(...idsOf(field));
    case 'text':
      return fc
        .string({ minLength: field.min, maxLength: field.max - 2, unit: 'grapheme-ascii' })
        .map((raw) => `x${raw.trim()}`.padEnd(field.min, 'x'));
  }
}

const accepted = (fields: Fields) =>
  fc.record(
    Object.fromEntries(keysOf(fields).map((key) => [key, acceptedValue(fields[key] as Field)])),
  );

const acceptedRow = fc
  .record({
    plain: accepted(materialFields),
    pack: fc.option(accepted(packFields)),
    materialId: fc.option(fc.uuid()),
  })
  .map(({ plain, pack, materialId }) =>
    pack
      ? { ...plain, unit: pack.unit, unitPrice: null, pack, materialId }
      : { ...plain, pack, materialId },
  );

const anyProduct = fc
  .tuple(
    accepted(productFields),
    fc.array(acceptedRow, { minLength: 1, maxLength: 5 }),
    fc.boolean(),
    whereSold,
  )
  .map(([product, materials, none, sold]) => {
    const values = { ...product, ...(none && { fixedCosts: 0 }), materials, ...sold };
    return values as unknown as ProductContent;
  });

test('a product opened for editing and saved untouched is the same product', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      expect(productInputSchema.parse(product)).toEqual(product);
      expect(readProduct(productDraft(product))).toEqual(product);
    }),
  );
});

test('leaving every field of an opened product changes nothing', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      const draft = productDraft(product);
      expect(productContent(settleProduct(draft))).toBe(productContent(draft));
    }),
  );
});

test('leaving every field twice is leaving it once', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const settled = settleProduct(draft);
      expect(settleProduct(settled)).toEqual(settled);
    }),
  );
});

test('what the server adds is no part of what is sent', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      const materials = product.materials.map((row) => ({ ...row, id: 'm', totalPrice: 1 }));
      const stored = { ...product, materials, id: 'p', finalPrice: 1, updatedAt: '' };
      expect(productInputOf(stored)).toEqual(product);
    }),
  );
});

// What has none stays as it was typed, for the schema to ask about.
const hasFallback = (field: Field) => field.kind === 'number' && field.fallback !== null;

test('what is settled is accepted by the schema, number by number', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const settled = readProduct(settleProduct(draft));
      const issues = productInputSchema.safeParse(settled).error?.issues ?? [];
      const numbers = [...keysOf(productFields), ...keysOf(materialFields)].filter((key) =>
        hasFallback({ ...productFields, ...materialFields }[key]),
      );
      expect(issues.filter(({ path }) => numbers.includes(path.at(-1) as never))).toEqual([]);
    }),
  );
});

test('the price shown once every field was left is the price that is saved', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const named = draft.materials.map((row) => ({
        ...row,
        name: 'Fio',
        unit: 'metro',
        pack: { ...row.pack, content: '254', unit: 'metro' },
      }));
      const rows = [...named, { ...emptyMaterial, name: 'Linha', unitPrice: '2' }];
      const shown = settleProduct({
        ...draft,
        name: 'Urso',
        craftCategory: 'croche',
        rounding: '90',
        chosenPrice: '',
        materials: rows,
      });
      const saved = productInputSchema.parse(readProduct(shown));
      expect(draftPrice(shown).finalPrice).toBe(computePrice(saved).finalPrice);
    }),
  );
});

test('the totals of the rows are those of the price, which can always be drawn', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const { rowCosts, totalCost } = draftPrice(draft);
      expect(draft.materials.map(draftRowTotal)).toEqual(rowCosts);
      expect(Number(totalCost)).toBeGreaterThanOrEqual(0);
    }),
  );
});
