import { describe, expect, it, test } from 'vitest';
import { catalogueFields } from '../catalogue/catalogue-fields.ts';
import { materialFields, packFields, productFields } from '../products/product-fields.ts';
import { clampToBounds, type SettledNumber, settleNumber, stepNumber } from './number-text.ts';

const { quantity, unitPrice } = materialFields;
const { productionTime, batchSize, fixedCosts, hourlyRate, marginPercentage } = productFields;

/** Without the no-break spaces before units. */
const plainSpaces = (settled: SettledNumber) => ({
  ...settled,
  note: settled.note?.replaceAll('\u00a0', ' ') ?? null,
});

describe('settleNumber', () => {
  it.each(['1234.56', '1.234,56', 'R$ 1.234,56'])('writes %j the Brazilian way', (typed) => {
    expect(settleNumber(unitPrice, typed)).toEqual({ text: '1.234,56', note: null });
  });

  it('keeps fractions smaller than a step', () => {
    expect(settleNumber(quantity, '0,04')).toEqual({ text: '0,04', note: null });
    expect(settleNumber(productionTime, '0,25')).toEqual({ text: '0,25', note: null });
  });

  it('says what it changed, and nothing that is not so', () => {
    expect(settleNumber(productionTime, '1500')).toEqual({
      text: '1.000',
      note: 'O máximo é 1.000.',
    });
    for (const typed of ['0', '-3', '0,00001']) {
      const note = 'Precisa ser maior que zero: usamos 0,1.';
      expect(settleNumber(quantity, typed)).toEqual({ text: '0,1', note });
    }
    expect(settleNumber(hourlyRate, '9')).toEqual({ text: '10,00', note: 'O mínimo é 10,00.' });
    const negative = 'Não pode ser negativo: usamos 0,01.';
    expect(settleNumber(unitPrice, '-1')).toEqual({ text: '0,01', note: negative });
    const cents = 'Arredondado para 1,01: use até 2 casas decimais.';
    expect(settleNumber(unitPrice, '1,005')).toEqual({ text: '1,01', note: cents });
    const pieces = 'Arredondado para 2: use um número inteiro.';
    expect(settleNumber(batchSize, '1,5')).toEqual({ text: '2', note: pieces });
  });

  it.each([
    ['', /^Sem valor aqui, contamos R\$ 50,00/],
    ['0', /^Sem valor aqui/],
    ['0,004', /^Sem valor aqui/],
    ['-5', /^Não entendemos “-5”: usamos 50,00\.$/],
    ['dez', /^Não entendemos “dez”: usamos 50,00\.$/],
  ])('puts 50 in place of fixed costs %j, and says why', (typed, note) => {
    const settled = settleNumber(fixedCosts, typed);
    expect(settled.text).toBe('50,00');
    expect(settled.note).toMatch(note);
  });

  it('leaves an empty number of a material row empty', () => {
    expect(settleNumber(quantity, ' ')).toEqual({ text: '', note: null });
    expect(settleNumber(quantity, 'abc').text).toBe('1');
  });

  it('quotes what it did not understand, and makes no price of nothing of it', () => {
    expect(settleNumber(productionTime, ' 3 dias ').note).toBe(
      'Não entendemos “3 dias”: usamos 1.',
    );
    for (const field of [unitPrice, packFields.price]) {
      const note = 'Não entendemos “pouco”: o campo ficou vazio.';
      expect(settleNumber(field, 'pouco')).toEqual({ text: '', note });
    }
    expect(settleNumber(materialFields.wastePercentage, ' '.repeat(500_000)).text).toBe('');
    const long = settleNumber(quantity, 'x'.repeat(500)).note;
    expect(long).toBe(`Não entendemos “${'x'.repeat(29)}…”: usamos 1.`);
  });

  it('says at once what a pack cannot hold, and leaves it as it was typed', () => {
    const { content } = packFields;
    expect(settleNumber(content, 'abc')).toEqual({ text: 'abc', note: 'Não entendemos “abc”.' });
    expect(settleNumber(content, '0')).toMatchObject({ text: '0', note: expect.anything() });
    expect(settleNumber(content, '')).toEqual({ text: '', note: null });
    expect(settleNumber(content, '254')).toEqual({ text: '254', note: null });
  });

  it.each([
    [materialFields.wastePercentage, '5%', '5'],
    [marginPercentage, '80 %', '80'],
    [productFields.batchSize, '12 peças', '12'],
    [unitPrice, '12,50 reais', '12,50'],
    [hourlyRate, 'R$ 30/h', '30,00'],
  ])('passes over the word that the field has itself: %o', (field, typed, text) => {
    expect(settleNumber(field, typed)).toEqual({ text, note: null });
  });

  it.each([
    ['12,50+3', '15,50', '12,50+3 = 15,50'],
    ['18,90/3', '6,30', '18,90/3 = 6,30'],
    ['3x12,50', '37,50', '3x12,50 = 37,50'],
    ['10/3', '3,33', '10/3 = 3,33'],
  ])('adds up a price: %j is %s', (typed, text, note) => {
    expect(settleNumber(unitPrice, typed)).toEqual({ text, note, isEchoed: true });
  });

  it.each([
    ['18,9', '18,90'],
    ['0', '0,00'],
    ['1234567', '1.234.567,00'],
    ['1,005', '1,005'],
    ['abc', 'abc'],
    ['', ''],
  ])('writes a price of the catalogue typed %j as %j and changes none', (typed, text) => {
    expect(settleNumber(catalogueFields.unitPrice, typed).text).toBe(text);
  });
});

describe('settleNumber, of what is typed as in a workshop', () => {
  it.each([
    ['45 min', '0,75', '45 min = 0,75 h'],
    ['1h30', '1,5', '1h30 = 1,5 h'],
    ['50min', '0,833333', '50min ≈ 0,8333 h'],
  ])('says hours %j back', (typed, text, note) => {
    expect(plainSpaces(settleNumber(productionTime, typed))).toEqual({
      text,
      note,
      isEchoed: true,
    });
  });

  it.each([
    ['1/3', { text: '0,3333', note: '1/3 = 0,3333', isEchoed: true }],
    ['85+12', { text: '97', note: '85+12 = 97', isEchoed: true }],
    ['60 g', { text: '60', note: null, unit: 'grama' }],
    ['60 un', { text: '60', note: null, unit: 'unidade' }],
    [
      '30 x 40 cm',
      {
        text: '1.200',
        note: '30 × 40 cm = 1.200 cm²',
        isEchoed: true,
        unit: 'centimetro-quadrado',
      },
    ],
  ])('reads an amount %j', (typed, expected) => {
    expect(plainSpaces(settleNumber(quantity, typed, 'unidade'))).toEqual(expected);
  });

  it('says both what was understood and what was changed', () => {
    expect(plainSpaces(settleNumber(productionTime, '1200h30'))).toEqual({
      text: '1.000',
      note: '1200h30 = 1.200,5 h. O máximo é 1.000.',
    });
    expect(settleNumber(quantity, '0/3').note).toBe(
      '0/3 = 0. Precisa ser maior que zero: usamos 0,1.',
    );
  });

  it('knows no unit where there is no place for another one', () => {
    expect(settleNumber(quantity, '1/3').text).toBe('0,3333');
    expect(settleNumber(quantity, '60 g')).toMatchObject({ text: '1' });
    expect(settleNumber(packFields.content, '60 g')).toEqual({
      text: '60 g',
      note: 'Não entendemos “60 g”.',
    });
  });

  it('takes no amount for a price, and no amount for hours', () => {
    expect(settleNumber(catalogueFields.unitPrice, '1/3').text).toBe('1/3');
    expect(settleNumber(productionTime, '60 g').text).toBe('1');
  });

  it('steps on from it', () => {
    expect(stepNumber(productionTime, '45 min', 1)).toBe('1,25');
    expect(stepNumber(quantity, '1/2', -1)).toBe('0,4');
  });
});

describe('clampToBounds', () => {
  it.each([
    [quantity, '0.29', '0.29'],
    [quantity, '0.12345', '0.1235'],
    [quantity, '0.00001', '0.1'],
    [quantity, '0', '0.1'],
    [quantity, '10000', '9999'],
    [unitPrice, '0', '0'],
    [unitPrice, '-1', '0.01'],
    [unitPrice, '100000', '99999.99'],
    [unitPrice, '99999.994', '99999.99'],
    [productionTime, '0.25', '0.25'],
    [productionTime, '0', '0.5'],
    [productionTime, '101', '101'],
    [productionTime, '1000.000001', '1000'],
    [fixedCosts, '-0', '0'],
    [fixedCosts, '10000.01', '10000'],
    [hourlyRate, 9.99, '10'],
    [hourlyRate, 32.5, '32.5'],
    [marginPercentage, 5, '10'],
    [marginPercentage, 1e21, '300'],
  ] as const)('%#: brings %s to %s', (field, value, expected) => {
    expect(clampToBounds(field, value)).toBe(expected);
  });
});

describe('stepNumber', () => {
  test('moves by the step of the field', () => {
    expect(stepNumber(quantity, '0,2', 1)).toBe('0,3');
    expect(stepNumber(productionTime, '6,5', -1)).toBe('6');
    expect(stepNumber(unitPrice, '0,29', 1)).toBe('0,30');
  });

  test('stops at the bounds', () => {
    expect(stepNumber(quantity, '0,05', -1)).toBe('0,1');
    expect(stepNumber(quantity, '9999', 1)).toBe('9.999');
    expect(stepNumber(catalogueFields.unitPrice, '0,01', -1)).toBe('0,01');
  });

  test('rises to the last step, and takes nothing away that was typed beyond it', () => {
    expect(stepNumber(productionTime, '99,75', 1)).toBe('100');
    expect(stepNumber(productionTime, '100', 1)).toBe('100');
    expect(stepNumber(productionTime, '250,25', 1)).toBe('250,25');
    expect(stepNumber(productionTime, '250,25', -1)).toBe('249,75');
  });

  test('starts at the fallback, or at nothing, when nothing is typed', () => {
    expect(stepNumber(quantity, '', 1)).toBe('1,1');
    expect(stepNumber(catalogueFields.unitPrice, '', 1)).toBe('0,01');
  });
});
