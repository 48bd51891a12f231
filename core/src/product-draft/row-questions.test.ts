import { describe, expect, it } from 'vitest';
import { emptyMaterial, type MaterialDraft } from './product-draft.ts';
import { questionOfRow } from './row-questions.ts';

const plainSpaces = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('questionOfRow', () => {
  const questionOf = (changes: Partial<MaterialDraft>) =>
    plainSpaces(questionOfRow({ ...emptyMaterial, ...changes })?.text);
  const skein = { price: '18,90', content: '254', unit: 'metro' };

  it('asks about a row dearer than a thousand reais', () => {
    expect(questionOf({ quantity: '1', unitPrice: '1000' })).toBeNull();
    expect(questionOf({ quantity: '60 x 28', unitPrice: '1' })).toBe(
      'R$ 1.680,00 neste material: confira a quantidade e o preço.',
    );
  });

  it('asks about more than the pack holds, whatever the units', () => {
    const used = (quantity: string, unit: string) =>
      questionOf({ quantity, unit, byPack: true, pack: skein });
    expect(used('254', 'metro')).toBeNull();
    expect(used('25400', 'centimetro')).toBeNull();
    expect(used('25400,0001', 'centimetro')).toBe(
      'Usou mais do que comprou? São 25.400,0001 cm, e o pacote tem 254 m.',
    );
    expect(used('300', 'metro')).toBe('Usou mais do que comprou? São 300 m, e o pacote tem 254 m.');
  });

  it.each([
    ['80', 'quilograma', { price: '28', content: '1', unit: 'quilograma' }, 'grama'],
    ['1500', 'quilograma', { price: '28', content: '1', unit: 'quilograma' }, null],
    ['300', 'metro', { price: '28', content: '2500', unit: 'milimetro' }, 'milimetro'],
    ['20', 'duzia', { price: '28', content: '1', unit: 'cento' }, 'unidade'],
    ['300', 'grama', { price: '28', content: '250', unit: 'grama' }, null],
    ['3', 'novelo', { price: '28', content: '2', unit: 'novelo' }, null],
  ])('offers for %s %s of %j the unit %s', (quantity, unit, pack, smaller) => {
    const row = { ...emptyMaterial, quantity, unit, byPack: true, pack };
    expect(questionOfRow(row)?.smaller).toBe(smaller);
  });

  it('asks nothing of a pack that is not known yet', () => {
    expect(
      questionOf({ quantity: '300', byPack: true, pack: { ...skein, content: '' } }),
    ).toBeNull();
  });
});
