import { describe, expect, it } from 'vitest';
import { emptyMaterial } from './product-draft.ts';
import { withPackUnit, withPlainAmounts, withUnit } from './row-units.ts';

const row = (quantity: string, unit: string, packUnit: string, content = '') => ({
  ...emptyMaterial,
  quantity,
  unit,
  byPack: true,
  pack: { price: '', content, unit: packUnit },
});
const unitsOf = ({ unit, pack }: ReturnType<typeof row>) => [unit, pack.unit];

describe('the units of a row and its pack', () => {
  it('move along into another dimension, and only then', () => {
    expect(unitsOf(withUnit(row('60', 'metro', 'metro'), 'grama'))).toEqual(['grama', 'grama']);
    expect(unitsOf(withUnit(row('60', 'metro', 'metro'), 'centimetro'))).toEqual([
      'centimetro',
      'metro',
    ]);
    expect(unitsOf(withPackUnit(row('60', 'metro', 'metro'), 'quilograma'))).toEqual([
      'quilograma',
      'quilograma',
    ]);
    expect(unitsOf(withPackUnit(row('60', 'grama', 'grama'), 'quilograma'))).toEqual([
      'grama',
      'quilograma',
    ]);
  });

  it('stay together while nothing says how much is used', () => {
    expect(unitsOf(withPackUnit(row('', 'unidade', 'unidade'), 'par'))).toEqual(['par', 'par']);
    expect(unitsOf(withPackUnit(row('1', 'unidade', 'unidade'), 'par'))).toEqual([
      'unidade',
      'par',
    ]);
    expect(unitsOf(withPackUnit(row('', 'grama', 'quilograma'), 'grama'))).toEqual([
      'grama',
      'grama',
    ]);
  });

  it('are known however a device kept them', () => {
    expect(unitsOf(withUnit(row('1', 'légua', 'légua'), 'metro'))).toEqual(['metro', 'metro']);
    expect(unitsOf(withPackUnit(row('1', 'légua', ''), 'duzia'))).toEqual(['légua', 'duzia']);
  });
});

describe('withPlainAmounts', () => {
  it('answers the row itself where nothing is named', () => {
    for (const quantity of ['', '1,5', '3 punhados']) {
      const plain = row(quantity, 'metro', 'metro', '254');
      expect(withPlainAmounts(plain)).toBe(plain);
    }
  });

  it('takes the units that both texts name', () => {
    const typed = row('950 g', 'unidade', 'unidade', '1 kg');
    expect(withPlainAmounts(typed)).toMatchObject({
      quantity: '950',
      unit: 'grama',
      pack: { content: '1', unit: 'quilograma' },
    });
  });

  it('takes a price per another unit for a pack of one, and otherwise its unit', () => {
    const typed = (quantity: string, unit: string, unitPrice: string) =>
      withPlainAmounts({ ...row(quantity, unit, 'unidade'), byPack: false, unitPrice });
    const byPack = { byPack: true, pack: { price: '20,00', content: '1', unit: 'quilograma' } };
    expect(typed('25 g', 'unidade', 'R$ 20,00/kg')).toMatchObject({ unit: 'grama', ...byPack });
    expect(typed('25', 'grama', '20 o quilo')).toMatchObject({ unit: 'grama', ...byPack });
    const plain = { byPack: false, unitPrice: '20,00' };
    expect(typed('', 'unidade', '20,00/kg')).toMatchObject({ unit: 'quilograma', ...plain });
    expect(typed('2', 'unidade', '20,00/novelo')).toMatchObject({ unit: 'novelo', ...plain });
    // Of another kind it is no price.
    expect(typed('2', 'metro', '20,00/kg')).toMatchObject({ unit: 'metro', unitPrice: '20,00/kg' });
  });

  it('leaves a pack alone that does not count', () => {
    const typed = { ...row('1/2', 'metro', 'metro', '1/3 kg'), byPack: false };
    expect(withPlainAmounts(typed)).toEqual({ ...typed, quantity: '0,5' });
  });

  it('reads again what it has written', () => {
    const typed = row('1.000/3', 'metro', 'metro', '1234,5 + 0,0005 m');
    const plain = withPlainAmounts(typed);
    expect(plain).toMatchObject({ quantity: '333,3333', pack: { content: '1.234,5005' } });
    expect(withPlainAmounts(plain)).toBe(plain);
  });
});
