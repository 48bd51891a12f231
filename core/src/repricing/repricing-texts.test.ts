import { expect, test } from 'vitest';
import {
  fallNote,
  lossTodayNote,
  oldPricesNote,
  otherKindOfUnit,
  otherRateNote,
  repricedToast,
  repricingUndoneToast,
  reviewLead,
  unpaidNote,
  updateProducts,
} from './repricing-texts.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test.each([
  [updateProducts(1), 'Atualizar 1 produto'],
  [updateProducts(1200), 'Atualizar 1.200 produtos'],
  [otherRateNote(1), '1 produto foi calculado com outro valor de hora'],
  [otherRateNote(5), '5 produtos foram calculados com outro valor de hora'],
  [oldPricesNote(1, false), '1 produto usa preços antigos'],
  [oldPricesNote(3, false), '3 produtos usam preços antigos'],
  [oldPricesNote(300, true), 'Pelo menos 300 produtos usam preços antigos'],
  [repricedToast(1), 'Preço de 1 produto atualizado.'],
  [repricedToast(3), 'Preços de 3 produtos atualizados.'],
  [fallNote(0.3, 0.1), 'O preço cai R$ 0,20.'],
  [fallNote(5, 5), undefined],
  [unpaidNote({ labour: 5, profit: 0 }), undefined],
  [unpaidNote({ labour: 5, profit: -5 }), 'A sua hora não fica paga: por peça faltam R$ 5,00.'],
  [unpaidNote({ labour: 5, profit: -5.5 }), 'Você perde R$ 0,50 por peça.'],
  [
    reviewLead({ cause: 'materials', hourlyRate: 25, material: 'Fio', isOne: false }),
    'O preço de "Fio" mudou. Veja como ficam os produtos que usam esse material. Nada muda até você atualizar.',
  ],
  [
    reviewLead({ cause: 'hourlyRate', hourlyRate: 50, isOne: false }),
    'Veja como ficam os produtos com o seu valor da hora de hoje, R$ 50,00/h. Custos e margens já contam com ele. Nada muda até você atualizar.',
  ],
  [
    reviewLead({ cause: 'materials', hourlyRate: 25, material: 'Fio', isOne: true }),
    'O preço de "Fio" mudou. Veja como fica o produto que usa esse material. Nada muda até você atualizar.',
  ],
  [
    reviewLead({ cause: 'materials', hourlyRate: 25, isOne: true }),
    'Veja como fica o produto com os preços de hoje do seu catálogo. Nada muda até você atualizar.',
  ],
  [
    reviewLead({ cause: 'hourlyRate', hourlyRate: 50, isOne: true }),
    'Veja como fica o produto com o seu valor da hora de hoje, R$ 50,00/h. O custo e a margem já contam com ele. Nada muda até você atualizar.',
  ],
  [lossTodayNote('-1.08'), 'Com o valor de hoje, esta peça dá prejuízo de R$ 1,08.'],
  [lossTodayNote('0.00'), undefined],
  [
    otherKindOfUnit('Fio', null),
    'A unidade de "Fio" agora é de outro tipo. Os produtos que já usam esse material ficam com o preço que têm.',
  ],
  [
    otherKindOfUnit('Fio', 1),
    'A unidade de "Fio" agora é de outro tipo. 1 produto que usa esse material fica com o preço que tem.',
  ],
  [
    otherKindOfUnit('Fio', 12),
    'A unidade de "Fio" agora é de outro tipo. 12 produtos que usam esse material ficam com o preço que têm.',
  ],
])('%s', (text, expected) => {
  expect(plain(text)).toBe(expected);
});

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));

test.each([
  [{ restored: 3, kept: [] }, 'Preços de antes de volta em 3 produtos.'],
  [
    { restored: 1, kept: named('Gorro') },
    'Preços de antes de volta em 1 produto. "Gorro" mudou depois e ficou como está.',
  ],
  [{ restored: 0, kept: named('a', 'b') }, '2 produtos mudaram depois e ficaram como estão.'],
  [{ restored: 0, kept: [] }, 'Não há o que desfazer: os produtos foram excluídos.'],
])('taken back: %j', (undone, expected) => {
  expect(repricingUndoneToast(undone)).toBe(expected);
});
