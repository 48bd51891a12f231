import { expect, test } from 'vitest';
import {
  countsText,
  doneText,
  importButton,
  mendTexts,
  moreChanges,
  questionTexts,
} from './import-texts.ts';

const none = { created: 0, updated: 0, same: 0, kept: 0, wrong: 0 };

test.each([
  [
    countsText('materials', { created: 20, updated: 3, same: 5, kept: 0, wrong: 2 }),
    '20 materiais novos, 3 mudam, 5 já estão assim, 2 ficam de fora.',
  ],
  [countsText('products', { ...none, created: 1 }), '1 produto novo.'],
  [
    countsText('materials', { ...none, updated: 1, same: 1, wrong: 1 }),
    '1 material muda, 1 já está assim, 1 fica de fora.',
  ],
  [countsText('materials', { ...none, same: 9 }), 'Nada muda: tudo já está como na lista.'],
  [
    countsText('products', { ...none, same: 1, kept: 2 }),
    'Nada muda: 1 produto já está assim, 2 ficam como estão.',
  ],
  [countsText('materials', { ...none, wrong: 3 }), 'Nada para trazer com estas colunas.'],
  [doneText('materials', { created: 20, updated: 0 }), '20 materiais novos.'],
  [doneText('products', { created: 1, updated: 1 }), '1 produto novo, 1 atualizado.'],
  [doneText('products', { created: 0, updated: 2 }), '2 produtos atualizados.'],
  [doneText('materials', none), 'Nada mudou.'],
  [importButton('materials', 1), 'Trazer 1 material'],
  [importButton('products', 1200), 'Trazer 1.200 produtos'],
  [importButton('products', 0), 'Trazer'],
  [moreChanges('materials', 1), 'E mais 1 material.'],
  [mendTexts.line(4, 'Cola de graça'), 'Linha 4: “Cola de graça”'],
  [
    questionTexts.finalPrice({ count: 4, names: ['Urso', 'Coelho', 'Gato', 'Rato'] }),
    'Você mudou o preço final de 4 produtos (Urso, Coelho…). Quer cobrar esses preços?',
  ],
  [
    questionTexts.finalPrice({ count: 1, names: ['Urso'] }),
    'Você mudou o preço final de 1 produto (Urso). Quer cobrar esse preço?',
  ],
])('says %j', (text, expected) => {
  expect(text).toBe(expected);
});
