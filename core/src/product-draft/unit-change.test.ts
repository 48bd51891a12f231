import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '../numbers/decimal.ts';
import { formatDecimal } from '../numbers/formats.ts';
import { rowCost } from '../pricing/row-cost.ts';
import { packFields } from '../products/product-fields.ts';
import { readNumber } from '../typed/number-text.ts';
import { areAlike, unitTypeIds } from '../units/unit-types.ts';
import { draftRowTotal } from './draft-price.ts';
import { emptyMaterial, type MaterialDraft, rowPricing } from './product-draft.ts';
import { asksAbout, type UnitChange } from './unit-change.ts';
import { answered, questionOf, withNewUnit } from './unit-change-answers.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const row = (changes: Partial<MaterialDraft>): MaterialDraft => ({
  ...emptyMaterial,
  name: 'Miçanga',
  ...changes,
});
const grams = row({ quantity: '25', unit: 'grama', unitPrice: '0,08' });
const bag = row({
  quantity: '25',
  unit: 'grama',
  byPack: true,
  pack: { price: '18,90', content: '250', unit: 'grama' },
});
const pieces: UnitChange = { of: 'unit', unit: 'unidade', amount: null };

describe('asksAbout', () => {
  it.each<[string, MaterialDraft, UnitChange, boolean]>([
    ['another dimension', grams, pieces, true],
    ['another dimension of a pack', bag, { ...pieces, of: 'pack.unit' }, true],
    ['from pieces', row({ quantity: '2', unitPrice: '9' }), { ...pieces, unit: 'metro' }, true],
    ['no quantity', { ...grams, quantity: ' ' }, pieces, false],
    ['no price yet', { ...grams, unitPrice: '' }, pieces, false],
    ['a gift', { ...grams, unitPrice: '0' }, pieces, false],
    ['a pack of unknown content', { ...bag, pack: { ...bag.pack, content: '' } }, pieces, false],
    ['the same dimension', grams, { ...pieces, unit: 'quilograma' }, false],
    ['another amount', grams, { ...pieces, unit: 'quilograma', amount: '0,5' }, true],
    ['another amount of a pack', bag, { ...pieces, unit: 'quilograma', amount: '0,5' }, false],
    ['another amount of the same unit', grams, { ...pieces, unit: 'grama', amount: '3' }, false],
  ])('%s', (_, before, change, asks) => {
    expect(asksAbout(before, change)).toBe(asks);
  });
});

describe('questionOf', () => {
  const questions = (before: MaterialDraft, change: Partial<UnitChange>) => {
    const { text, isMeant } = questionOf(before, { ...pieces, ...change });
    return [plain(text), isMeant];
  };

  it('asks how many come in the amount, whatever the units', () => {
    expect(questions(grams, {})).toEqual(['Quantas vêm em 25 g?', 'São mesmo 25 unidades']);
    expect(questions({ ...grams, unit: 'novelo', quantity: '2' }, { unit: 'metro' })).toEqual([
      'Quantos metros vêm em 2 novelos?',
      'São mesmo 2 metros',
    ]);
    expect(questions(row({ quantity: '1', unitPrice: '9' }), { unit: 'par', amount: '3' })).toEqual(
      ['R$ 9,00 é o preço por unidade ou por par?', 'Por par'],
    );
    expect(
      questions(row({ quantity: '1', unitPrice: '9' }), { unit: 'grama', amount: '85' }),
    ).toEqual(['Quantos gramas vêm em 1 unidade?', 'São mesmo 85 gramas']);
    expect(
      questions({ ...grams, unit: 'metro-quadrado', quantity: '1,5' }, { unit: 'folha' }),
    ).toEqual(['Quantas folhas vêm em 1,5 m²?', 'É mesmo 1,5 folha']);
  });

  it('asks about what a pack holds where its unit was changed, and about the use where both were', () => {
    const ofPack = { of: 'pack.unit' } as const;
    expect(questions(bag, ofPack)).toEqual(['Quantas vêm em 250 g?', 'São mesmo 250 unidades']);
    expect(questions(bag, { ...ofPack, amount: '90' })).toEqual([
      'Quantas vêm em 25 g?',
      'São mesmo 25 unidades',
    ]);
  });

  it('reads well of every pair of units', () => {
    for (const one of unitTypeIds) {
      for (const unit of unitTypeIds.filter((each) => !areAlike(each, one))) {
        const [text, isMeant] = questions({ ...grams, unit: one, quantity: '2' }, { unit });
        expect(text).toMatch(
          /^Quant[ao]s( [a-zéíú]+s( quadrados)?)? vêm em 2 [a-z²Léíú]+( quadrados)?\?$/,
        );
        expect(isMeant).toMatch(/^São mesmo 2 [a-zéíú]+s( quadrados)?$/);
      }
    }
  });
});

describe('answered', () => {
  it('keeps what an amount by the unit costs, as a pack', () => {
    expect(answered(grams, pieces, '40')).toEqual({
      ...grams,
      quantity: '40',
      unit: 'unidade',
      byPack: true,
      pack: { price: '2,00', content: '40', unit: 'unidade' },
    });
  });

  it('goes on from a price of no whole cents with a larger pack', () => {
    const used = { ...grams, quantity: '0,3333', unitPrice: '0,05' };
    expect(answered(used, pieces, '7')?.pack).toEqual({
      price: '166,65',
      content: '70.000',
      unit: 'unidade',
    });
  });

  it('keeps what a pack costs, with its content in the new unit', () => {
    expect(answered(bag, pieces, '40')).toMatchObject({
      quantity: '40',
      unit: 'unidade',
      pack: { price: '18,90', content: '400', unit: 'unidade' },
    });
    const kilos = { ...bag, pack: { ...bag.pack, content: '0,25', unit: 'quilograma' } };
    expect(answered(kilos, pieces, '40')?.pack).toMatchObject({ content: '400', unit: 'unidade' });
  });

  it('takes what the amount costs where the content would not come out even', () => {
    const third = { ...bag, quantity: '75', pack: { ...bag.pack, price: '18,90' } };
    expect(answered(third, pieces, '7')?.pack).toEqual({
      price: '5,67',
      content: '7',
      unit: 'unidade',
    });
  });

  it('leaves a number that was typed with its unit, at the price of as many', () => {
    const typed = answered(grams, { ...pieces, amount: '10' }, '40');
    expect(typed).toMatchObject({ quantity: '10', pack: { price: '2,00', content: '40' } });
    expect(typed && draftRowTotal(typed)).toBe('0.50');
  });

  it('says the content of a pack in the new unit, and the use with it', () => {
    const skein = { ...bag, unit: 'metro', quantity: '85', pack: { ...bag.pack, unit: 'metro' } };
    expect(answered(skein, { of: 'pack.unit', unit: 'grama', amount: null }, '100')).toMatchObject({
      quantity: '34',
      unit: 'grama',
      pack: { price: '18,90', content: '100', unit: 'grama' },
    });
    expect(answered(skein, { of: 'pack.unit', unit: 'grama', amount: '200' }, '34')).toMatchObject({
      quantity: '34',
      unit: 'grama',
      pack: { price: '18,90', content: '200', unit: 'grama' },
    });
  });

  it('keeps a price per gram of an amount in kilograms, exactly', () => {
    const kilos: UnitChange = { of: 'unit', unit: 'quilograma', amount: '0,5' };
    expect(answered(grams, kilos, '')).toMatchObject({ quantity: '0,5', unitPrice: '80,00' });
    const back: UnitChange = { of: 'unit', unit: 'grama', amount: '500' };
    const byKilo = { ...grams, unit: 'quilograma', quantity: '1', unitPrice: '18,90' };
    expect(answered(byKilo, back, '')).toMatchObject({
      quantity: '500',
      unit: 'grama',
      byPack: true,
      pack: { price: '18,90', content: '1', unit: 'quilograma' },
    });
  });

  it('reads an answer as any amount, and refuses what is none', () => {
    expect(answered(grams, pieces, '2 dúzias')?.quantity).toBe('24');
    expect(answered(grams, pieces, '20 + 20')?.quantity).toBe('40');
    for (const nothing of ['', 'muitas', '0', '-3', '3 kg', '1000000', '0,00001']) {
      expect(answered(grams, pieces, nothing)).toBeNull();
    }
  });

  const cents = fc.integer({ min: 1, max: 100_000 });
  const decimalText = (digits: number, decimals: number) =>
    formatDecimal((digits / 10 ** decimals).toFixed(decimals), { max: decimals });

  it('never changes what a row by the unit costs while a pack can hold it', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 9_999 }),
        fc.integer({ min: 1, max: 9_999 }),
        (price, tenths, count) => {
          const before = {
            ...grams,
            unitPrice: decimalText(price, 2),
            quantity: decimalText(tenths, 1),
          };
          fc.pre(price * tenths <= 9_999_999);
          const after = answered(before, pieces, String(count));
          expect(after && rowCost(rowPricing(after)).toFixed()).toBe(
            rowCost(rowPricing(before)).toFixed(),
          );
        },
      ),
    );
  });

  it('keeps the total of a pack to the cent, and its numbers within bounds', () => {
    const amount = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(
        cents,
        amount,
        amount,
        fc.integer({ min: 1, max: 9_999 }),
        (price, content, used, count) => {
          const before = {
            ...bag,
            quantity: decimalText(used, 2),
            pack: { price: decimalText(price, 2), content: decimalText(content, 2), unit: 'grama' },
          };
          const after = answered(before, pieces, String(count));
          if (!after) throw new Error('no answer');
          const [was, is] = [before, after].map((each) => rowCost(rowPricing(each)));
          const limit = was ? was.times('0.000001').plus('0.005') : toDecimal(0);
          expect(was && is?.minus(was).abs().lte(limit)).toBe(true);
          for (const key of ['price', 'content'] as const) {
            const value = readNumber(packFields[key], after.pack[key]);
            expect(value).toBeGreaterThanOrEqual(key === 'price' ? 0 : 0.000001);
            expect(value).toBeLessThanOrEqual(packFields[key].max);
          }
        },
      ),
    );
  });
});

describe('kept', () => {
  it('takes the number that stands there, or was typed, in the new unit', () => {
    expect(withNewUnit(grams, pieces)).toEqual({ ...grams, unit: 'unidade', pack: grams.pack });
    expect(withNewUnit(grams, { ...pieces, amount: '10' })).toMatchObject({ quantity: '10' });
    expect(withNewUnit(bag, { of: 'pack.unit', unit: 'unidade', amount: '90' })).toMatchObject({
      quantity: '25',
      unit: 'unidade',
      pack: { price: '18,90', content: '90', unit: 'unidade' },
    });
  });
});
