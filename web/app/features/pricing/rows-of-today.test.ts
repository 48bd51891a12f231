import { describe, expect, test } from 'vitest';
import { fieldDefaults } from '#core/fields/field.ts';
import { emptyProduct, materialDraft } from '#core/product-draft/product-draft.ts';
import { materialFields } from '#core/products/product-fields.ts';
import { type DraftRow, newRow, type PricingDraft, withKeys } from './draft/draft-rows.ts';
import { profitToday, rowsOfToday, rowsTakenBack } from './rows-of-today.ts';

const skein = { price: 18.9, content: 254, unit: 'metro' } as const;
const yarn = { id: 'yarn', unitType: 'metro', unitPrice: null, pack: skein } as const;
const felt = { id: 'felt', unitType: 'folha', unitPrice: 2.5, pack: null } as const;

const row = (materialId: string | null, price: object): DraftRow =>
  newRow(
    materialDraft({
      ...fieldDefaults(materialFields),
      name: 'Material',
      quantity: 10,
      unit: 'metro',
      wastePercentage: 0,
      unitPrice: null,
      pack: null,
      materialId,
      ...price,
    }),
  );

const draftOf = (...materials: DraftRow[]): PricingDraft => ({
  ...withKeys(emptyProduct()),
  materials,
});

describe('the rows with the prices of today', () => {
  test('take the pack of the material that they came from, as typed', () => {
    const own = row(null, { unitPrice: 1 });
    const draft = draftOf(row('yarn', { pack: { ...skein, price: 15 } }), own);
    const { rows, changed, dearer } = rowsOfToday(draft, [yarn, felt]);
    expect(rows[0]).toEqual({
      ...draft.materials[0],
      pack: { price: '18,90', content: '254', unit: 'metro' },
    });
    expect(rows[1]).toBe(own);
    expect({ changed, dearer }).toEqual({ changed: 1, dearer: true });
  });

  test('take a price per unit, and keep the texts of the pack for whoever turns back', () => {
    const sheet = row('felt', { unit: 'folha', pack: { price: 20, content: 10, unit: 'folha' } });
    const { rows } = rowsOfToday(draftOf(sheet), [felt]);
    expect(rows[0]).toEqual({ ...sheet, byPack: false, unitPrice: '2,50' });
  });

  test('are the same where they cost that already, or nobody knows the material', () => {
    const draft = draftOf(row('yarn', { pack: skein }), row('gone', { unitPrice: 1 }));
    expect(rowsOfToday(draft, [yarn])).toEqual({
      rows: draft.materials,
      changed: 0,
      dearer: false,
    });
  });

  test('leave alone what is half typed', () => {
    const blank = {
      ...row('yarn', { pack: skein }),
      pack: { ...skein, price: '', content: '254' },
    };
    expect(rowsOfToday(draftOf(blank), [yarn]).changed).toBe(0);
  });

  test('are cheaper where they cost less', () => {
    const draft = draftOf(row('yarn', { pack: { ...skein, price: 30 } }));
    expect(rowsOfToday(draft, [yarn])).toMatchObject({ changed: 1, dearer: false });
  });
});

test('taken back, rows have the prices from before, unless somebody typed another one since', () => {
  const before = [15, 16].map((price) => row('yarn', { pack: { ...skein, price } }));
  const { rows: after } = rowsOfToday(draftOf(...before), [yarn]);
  const [first, second] = after as [DraftRow, DraftRow];
  const typed = { ...second, pack: { ...second.pack, price: '19' } };
  const renamed = { ...first, name: 'Outro nome' };
  expect(rowsTakenBack([renamed, typed], before, after)).toEqual([
    { ...before[0], name: 'Outro nome' },
    typed,
  ]);
  expect(rowsTakenBack([second], before, after)).toEqual([before[1]]);
});

/** R$ 10,00 of labour at R$ 10,00 an hour, which sells for R$ 20,00. */
const piece: PricingDraft = {
  ...withKeys(emptyProduct()),
  materials: [newRow()],
  productionTime: '1',
  hourlyRate: '10',
  noFixedCosts: true,
  marginPercentage: '100',
};

test('at another rate a piece brings what its price leaves', () => {
  expect([10, 15, 21.08].map((rate) => profitToday(piece, rate))).toEqual([
    '10.00',
    '5.00',
    '-1.08',
  ]);
});

test('what is typed and not saved counts', () => {
  expect(profitToday({ ...piece, productionTime: '2' }, 21.08)).toBe('-2.16');
});
