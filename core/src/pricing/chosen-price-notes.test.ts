import { expect, test } from 'vitest';
import { roundingHint, suggestionHint } from './chosen-price-notes.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
test.each([
  ['1234.50', '1234.50', true, 'Deixe vazio para cobrar R$ 1.234,50.'],
  [
    '45.20',
    '45.90',
    true,
    'Deixe vazio para cobrar R$ 45,90, arredondado. Preço sugerido: R$ 45,20.',
  ],
  ['45.20', '60.00', false, 'Preço sugerido: R$ 45,20.'],
])('of %s beside %s the hint says what holds', (suggestedPrice, finalPrice, isEmpty, text) => {
  const price = { suggestedPrice, finalPrice, isChosen: !isEmpty };
  expect(plain(suggestionHint(price, isEmpty))).toBe(text);
});

test('rounding says what it makes of the suggestion, if it makes anything', () => {
  const price = { suggestedPrice: '45.20', finalPrice: '45.90', isChosen: false };
  expect(plain(roundingHint(price) ?? '')).toBe('R$ 45,20 vira R$ 45,90.');
  expect(roundingHint({ ...price, finalPrice: '45.20' })).toBeNull();
  expect(roundingHint({ ...price, isChosen: true })).toContain('não é arredondado');
});
