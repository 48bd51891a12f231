import { expect, test } from 'vitest';
import { changedTexts, fullTexts } from './kind-texts.ts';
import { type Kind, kinds } from './kinds.ts';

const fair: Kind = {
  list: 'fairs',
  one: 'feira',
  many: 'feiras',
  gender: 'f',
  isPlain: true,
  keepsHistory: false,
  limit: 'channels',
  most: 1500,
  inFileSince: 4,
};

test('what is said of a row follows the gender of its noun', () => {
  expect(changedTexts('fair', fair)).toEqual({
    fair_not_found: 'Feira não encontrada',
    fair_changed:
      'Esta feira foi alterada em outra aba ou aparelho. Confira os dados antes de salvar de novo.',
    fair_already_stored:
      'Esta feira já foi salva, e depois alterada ou excluída. Confira as suas feiras.',
  });
  expect(fullTexts('fair', fair)).toEqual({
    fair_limit_reached: 'Limite de 1 feira atingido no plano Gratuito!',
    fairs_full: 'Você já tem 1.500 feiras. Exclua alguma para criar outra.',
  });
  expect(changedTexts('customer', kinds.customer)).toMatchObject({
    customer_not_found: 'Cliente não encontrado',
    customer_already_stored:
      'Este cliente já foi salvo, e depois alterado ou excluído. Confira os seus clientes.',
  });
});

test('a channel has the words that it had before kinds shared them', () => {
  expect(changedTexts('channel', kinds.channel)).toEqual({
    channel_not_found: 'Lugar não encontrado',
    channel_changed:
      'Este lugar foi alterado em outra aba ou aparelho. Confira os dados antes de salvar de novo.',
    channel_already_stored:
      'Este lugar já foi salvo, e depois alterado ou excluído. Confira onde você vende.',
  });
  expect(fullTexts('channel', kinds.channel)).toEqual({
    channel_limit_reached: 'Limite de 1 lugar atingido no plano Gratuito!',
    channels_full: 'Você já tem 100 lugares. Exclua algum para criar outro.',
  });
});
