import { describe, expect, it } from 'vitest';
import { customerText } from './customer-text.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const named = (...names: string[]) => names.map((name) => ({ name }));
const bear = {
  name: 'Amigurumi de urso',
  finalPrice: 409.1,
  materials: named('Fio de algodão', 'Enchimento de fibra', 'Olhos de segurança'),
};
/** What it says of the materials with these names. */
const made = (...names: string[]) =>
  customerText({ ...bear, materials: named(...names) }).split('\n\n')[2];

describe('customerText', () => {
  it('says name, price and what it is made of', () => {
    expect(plain(customerText(bear))).toBe(
      [
        'Amigurumi de urso',
        '',
        'R$ 409,10',
        '',
        'Feito à mão com: fio de algodão, enchimento de fibra e olhos de segurança.',
      ].join('\n'),
    );
  });

  it('tells nothing but that, whatever else is known of the product', () => {
    const product = {
      ...bear,
      productionTime: 6.5,
      marginPercentage: 100,
      profit: 204.55,
      hourlyRate: 25,
      materials: [{ name: 'Fio', quantity: 1.5, unitPrice: 18.9, totalPrice: 28.35 }],
    };
    expect(customerText(product).match(/\d+(,\d+)?/g)).toEqual(['409,10']);
  });

  it('names each material once', () => {
    expect(made('Fio', 'fio ', 'Botões', 'BOTOES', 'Fio')).toBe('Feito à mão com: fio e botões.');
  });

  it('counts the materials after the tenth', () => {
    const names = Array.from({ length: 13 }, (_, index) => `Fio ${index + 1}`);
    const ten = names.slice(0, 10).map((name) => name.toLowerCase());
    expect(made(...names)).toBe(`Feito à mão com: ${ten.join(', ')} e mais 3.`);
    expect(made(...names.slice(0, 10))).toMatch(/, fio 9 e fio 10\.$/);
  });

  it.each([
    ['MDF 3 mm', 'MDF 3 mm'],
    ['Linha Círculo', 'Linha Círculo'],
    ['Fio de algodão Círculo', 'fio de algodão Círculo'],
    ['Álcool (70%)', 'álcool (70%)'],
    ['E.V.A.', 'E.V.A.'],
    ['fio', 'fio'],
    ['🧶 Lã', '🧶 Lã'],
  ])('writes %j within the sentence as %j', (name, expected) => {
    expect(made(name, 'Cola')).toBe(`Feito à mão com: ${expected} e cola.`);
  });

  it('ends a sentence once', () => {
    expect(made('Linha enc.')).toBe('Feito à mão com: linha enc.');
  });

  it('keeps its lines, whatever is in a name', () => {
    const hostile = 'Fio\u2028\r\nR$ 1,00\n\u202e<img src=x>\u0000*';
    expect(made(hostile)).toBe('Feito à mão com: Fio R$ 1,00 <img src=x> *.');
    expect(customerText({ ...bear, name: 'Urso\nR$ 1,00' }).split('\n')[0]).toBe('Urso R$ 1,00');
    expect(made('عربي', '=cmd|calc', '*fio*')).toBe('Feito à mão com: عربي, =cmd|calc e *fio*.');
  });

  it('says nothing of materials without a name', () => {
    expect(plain(customerText({ ...bear, materials: named(' \n', '') }))).toBe(
      'Amigurumi de urso\n\nR$ 409,10',
    );
  });
});
