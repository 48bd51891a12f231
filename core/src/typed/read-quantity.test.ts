import { describe, expect, it } from 'vitest';
import { type UnitTypeId, unitTypes } from '../units/unit-types.ts';
import { readQuantity } from './read-quantity.ts';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null;

/** What is read where the field counts in single pieces, or in another unit. */
function read(typed: string, unit: UnitTypeId = 'unidade', decimals?: number) {
  const found = readQuantity(typed, unit, decimals);
  return found && [found.quantity, found.unit, plain(found.note)];
}

describe('a plain number', () => {
  it.each([
    ['85', '85'],
    [' 1.234,5 ', '1234.5'],
    ['R$ 5', '5'],
    ['-2', '-2'],
    ['-0,00001', '0'],
    ['-0,00005', '0'],
    ['-0,00006', '-0.0001'],
    ['-0', '0'],
    ['0,00005', '0.0001'],
    ['0,00004', '0'],
    ['9'.repeat(100), '9'.repeat(100)],
  ])('%j is %s, and nothing is said', (typed, quantity) => {
    expect(read(typed)).toEqual([quantity, null, null]);
  });

  it('keeps as many decimals as it is told', () => {
    expect(read('0,1234567', 'unidade', 6)).toEqual(['0.123457', null, null]);
    expect(read('1/3', 'unidade', 6)).toEqual(['0.333333', null, '1/3 = 0,333333']);
  });
});

describe('fractions and sums', () => {
  it.each([
    ['1/3', '0.3333', '1/3 = 0,3333'],
    ['2/3', '0.6667', '2/3 = 0,6667'],
    ['1 / 3', '0.3333', '1 / 3 = 0,3333'],
    ['1⁄4', '0.25', '1⁄4 = 0,25'],
    ['2 1/2', '2.5', '2 1/2 = 2,5'],
    ['½', '0.5', '½ = 0,5'],
    ['2½', '2.5', '2½ = 2,5'],
    ['2 ¾', '2.75', '2 ¾ = 2,75'],
    ['⅓', '0.3333', '⅓ = 0,3333'],
    ['⅔', '0.6667', '⅔ = 0,6667'],
    ['1.000/3', '333.3333', '1.000/3 = 333,3333'],
    ['meio', '0.5', 'meio = 0,5'],
    ['2 e meio', '2.5', '2 e meio = 2,5'],
    ['85+12', '97', '85+12 = 97'],
    ['1/2 + 1/4', '0.75', '1/2 + 1/4 = 0,75'],
    ['1/3+1/3+1/3', '1', '1/3+1/3+1/3 = 1'],
    ['1.200 + 0,5', '1200.5', '1.200 + 0,5 = 1.200,5'],
  ])('reads %j as %s', (typed, quantity, note) => {
    expect(read(typed)).toEqual([quantity, null, note]);
  });
});

describe('a unit behind the number', () => {
  it.each<[string, string, UnitTypeId]>([
    ['60 g', '60', 'grama'],
    ['60g', '60', 'grama'],
    ['60 gramas', '60', 'grama'],
    ['85m', '85', 'metro'],
    ['85 mts.', '85', 'metro'],
    ['1,2 kg', '1.2', 'quilograma'],
    ['2 Quilos', '2', 'quilograma'],
    ['250 ml', '250', 'mililitro'],
    ['250 mL', '250', 'mililitro'],
    ['1,5 L', '1.5', 'litro'],
    ['2 pares', '2', 'par'],
    ['1 par', '1', 'par'],
    ['1 dúzia', '1', 'duzia'],
    ['3 DZ', '3', 'duzia'],
    ['2 centos', '2', 'cento'],
    ['5 milheiros', '5', 'milheiro'],
    ['5 milh.', '5', 'milheiro'],
    ['3 novelos', '3', 'novelo'],
    ['8 m²', '8', 'metro-quadrado'],
    ['8 m2', '8', 'metro-quadrado'],
    ['8 metros quadrados', '8', 'metro-quadrado'],
    ['40 cm²', '40', 'centimetro-quadrado'],
  ])('%j names it', (typed, quantity, unit) => {
    const name = unitTypes.find(({ id }) => id === unit)?.name;
    expect(read(typed)).toEqual([quantity, unit, `Unidade mudada para ${name}.`]);
    expect(read(typed, unit)).toEqual([quantity, unit, null]);
  });

  it('does not say that the unit is a unit now', () => {
    expect(read('3 un', 'grama')).toEqual(['3', 'unidade', 'Agora conta em unidades.']);
  });

  it.each(['3 un', '3 un.', '3 unidades', '3 unid', '3 peças'])('%j counts pieces', (typed) => {
    expect(read(typed)).toEqual(['3', 'unidade', null]);
  });

  it.each(unitTypes.map((unit) => [unit.id, unit.name, unit.abbreviation] as const))(
    'knows %s by its name and abbreviation',
    (id, name, abbreviation) => {
      for (const word of [name, `${name}s`, abbreviation, abbreviation.toUpperCase()]) {
        expect(readQuantity(`7 ${word}`, 'cone')).toMatchObject({ quantity: '7', unit: id });
      }
    },
  );

  it.each<[string, string, UnitTypeId | null, string]>([
    ['1/3 novelo', '0.3333', 'novelo', '1/3 novelo = 0,3333 novelo'],
    ['1/3 de novelo', '0.3333', 'novelo', '1/3 de novelo = 0,3333 novelo'],
    ['2 novelos + 1 novelo', '3', 'novelo', '2 novelos + 1 novelo = 3 novelos'],
    ['1,23456 m', '1.2346', 'metro', '1,23456 m ≈ 1,2346 m'],
    ['dois novelos', '2', 'novelo', 'dois novelos = 2 novelos'],
    ['Três metros e meio', '3.5', 'metro', 'Três metros e meio = 3,5 m'],
    ['meia dúzia', '0.5', 'duzia', 'meia dúzia = 0,5 dz'],
    ['2 metros e meio', '2.5', 'metro', '2 metros e meio = 2,5 m'],
    ['85 + 12 m', '97', 'metro', '85 + 12 m = 97 m'],
    ['85 m + 12', '97', 'metro', '85 m + 12 = 97 m'],
    ['60 g + 40 g', '100', 'grama', '60 g + 40 g = 100 g'],
    ['1 m + 20 cm', '1.2', 'metro', '1 m + 20 cm = 1,2 m'],
    ['1m20', '1.2', 'metro', '1m20 = 1,2 m'],
    ['1 m 5 cm', '1.05', 'metro', '1 m 5 cm = 1,05 m'],
    ['2 metros e 20 cm', '2.2', 'metro', '2 metros e 20 cm = 2,2 m'],
    ['1m20 + 30 cm', '1.5', 'metro', '1m20 + 30 cm = 1,5 m'],
    ['20 cm + 1 m', '120', 'centimetro', '20 cm + 1 m = 120 cm'],
    ['5 mm + 1 cm', '15', 'milimetro', '5 mm + 1 cm = 15 mm'],
    ['1 kg + 1/3 kg', '1.3333', 'quilograma', '1 kg + 1/3 kg = 1,3333 kg'],
    ['1 dúzia + 3 un', '1.25', 'duzia', '1 dúzia + 3 un = 1,25 dz'],
    // 14 ÷ 12 has endless decimals, so it is told in the other unit.
    ['1 dúzia + 2 un', '14', 'unidade', '1 dúzia + 2 un = 14 un'],
  ])('reads %j', (typed, quantity, unit, note) => {
    expect(read(typed)).toEqual([quantity, unit, note]);
  });

  it('finds nothing in units that do not add up', () => {
    for (const typed of ['1 m + 20 g', '1 m + 20 cm + 5', '1/3 m + 1 cm', '1 novelo + 1 rolo']) {
      expect(read(typed)).toBeNull();
    }
  });
});

describe('products and areas', () => {
  it.each<[string, UnitTypeId, string, UnitTypeId | null, string]>([
    ['30 x 40 cm', 'unidade', '1200', 'centimetro-quadrado', '30 × 40 cm = 1.200 cm²'],
    ['30x40cm', 'folha', '1200', 'centimetro-quadrado', '30 × 40cm = 1.200 cm²'],
    ['30 × 40 cm', 'unidade', '1200', 'centimetro-quadrado', '30 × 40 cm = 1.200 cm²'],
    ['30 cm x 40 cm', 'unidade', '1200', 'centimetro-quadrado', '30 cm × 40 cm = 1.200 cm²'],
    ['30 cm X 40', 'unidade', '1200', 'centimetro-quadrado', '30 cm × 40 = 1.200 cm²'],
    ['30 por 40 cm', 'unidade', '1200', 'centimetro-quadrado', '30 por 40 cm = 1.200 cm²'],
    ['30cm × 0,4m', 'unidade', '1200', 'centimetro-quadrado', '30cm × 0,4m = 1.200 cm²'],
    ['5 x 5 mm', 'unidade', '0.25', 'centimetro-quadrado', '5 × 5 mm = 0,25 cm²'],
    ['2 1/2 x 1/3 cm', 'unidade', '0.8333', 'centimetro-quadrado', '2 1/2 × 1/3 cm = 0,8333 cm²'],
    ['30 x 40 cm', 'metro-quadrado', '0.12', 'metro-quadrado', '30 × 40 cm = 0,12 m²'],
    ['0,3 x 0,4 m', 'unidade', '0.12', 'metro-quadrado', '0,3 × 0,4 m = 0,12 m²'],
    ['1 x 1,4 m', 'metro', '1.4', 'metro-quadrado', '1 × 1,4 m = 1,4 m²'],
    ['1m de 1,40', 'metro', '1.4', 'metro-quadrado', '1m de 1,40 = 1,4 m²'],
    ['30cm x 0,4m', 'metro-quadrado', '0.12', 'metro-quadrado', '30cm × 0,4m = 0,12 m²'],
    ['1 x 1 m', 'centimetro-quadrado', '10000', 'centimetro-quadrado', '1 × 1 m = 10.000 cm²'],
    ['30 x 40', 'centimetro-quadrado', '1200', 'centimetro-quadrado', '30 × 40 cm = 1.200 cm²'],
    ['30 x 40', 'metro-quadrado', '0.12', 'metro-quadrado', '30 × 40 cm = 0,12 m²'],
    ['10 x 9', 'metro-quadrado', '0.009', 'metro-quadrado', '10 × 9 cm = 0,009 m²'],
    ['30 x 9', 'metro-quadrado', '0.027', 'metro-quadrado', '30 × 9 cm = 0,027 m²'],
    ['0,3 x 0,4', 'metro-quadrado', '0.12', 'metro-quadrado', '0,3 × 0,4 m = 0,12 m²'],
    ['30 x 40', 'unidade', '1200', null, '30 × 40 = 1.200'],
    ['60 × 28', 'unidade', '1680', null, '60 × 28 = 1.680'],
    ['60*28', 'metro', '1680', null, '60 × 28 = 1.680'],
    ['2 x 50 g', 'unidade', '100', 'grama', '2 × 50 g = 100 g'],
    ['50 g x 2', 'unidade', '100', 'grama', '50 g × 2 = 100 g'],
    ['2 x 3 m²', 'unidade', '6', 'metro-quadrado', '2 × 3 m² = 6 m²'],
    [
      '30 x 40 cm + 10x20cm',
      'unidade',
      '1400',
      'centimetro-quadrado',
      '30 × 40 cm + 10 × 20cm = 1.400 cm²',
    ],
    ['1x2 + 30x40', 'metro-quadrado', '2.12', 'metro-quadrado', '1 × 2 m + 30 × 40 cm = 2,12 m²'],
  ])('reads %j where the field counts in %s', (typed, unit, quantity, named, note) => {
    expect(read(typed, unit)).toEqual([quantity, named, note]);
  });

  it.each([
    '30 x',
    'x 40',
    '30 x 40 x 2',
    '30 x 40 x 2 cm',
    '50 g x 2 g',
    '2 m² x 3 m',
    '2 m x 3 g',
    '2 pacotes de 50',
    '2 rolos de 10 m',
    '1 m de folga',
    '1m5',
    '1m200',
    '1,5m20',
  ])('finds no quantity in %j', (typed) => {
    expect(read(typed)).toBeNull();
  });
});

describe('what is no quantity', () => {
  it.each([
    '',
    ' ',
    '+',
    '/',
    '1/',
    '/3',
    '1/0',
    '0/0',
    '1/2/3',
    '-1/2',
    '1/-2',
    '5/3 1/2',
    '2 5/3',
    '1 234/5',
    '85+',
    '+12',
    '85++12',
    '85-12',
    '1e5',
    '1e5 m',
    '10²',
    'abc',
    'g',
    '12 de miçangas',
    '3 punhados',
    'constructor',
    '5 constructor',
    '3 __proto__',
    '１２ g',
    '5\u0000 g',
    '9'.repeat(400),
    `${'9'.repeat(200)}+${'9'.repeat(200)}`,
    `1/3${' '.repeat(100)}`,
  ])('%j', (typed) => {
    expect(read(typed)).toBeNull();
  });

  it('answers long numbers exactly', () => {
    const nines = '9'.repeat(49);
    const product = BigInt(nines) * BigInt(nines);
    expect(read(`${nines}x${nines}`)?.[0]).toBe(String(product));
    expect(read(`1/${nines}`)?.[0]).toBe('0');
  });
});
